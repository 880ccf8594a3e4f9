import { useState } from 'react';
import type { CountryId } from '@safiri/rules/countries/countries.ts';
import { countryNames } from '../common/country-names.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/svg.tsx';
import { CountryPicker } from './country-picker.tsx';
import './country-button.css';

/** The chosen country's flag and name; opens the picker. */
export function CountryButton({ chosen }: { chosen?: CountryId | null }) {
  const t = useText();
  const remembered = country.use();
  const id = chosen === undefined ? remembered : chosen;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="country" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {id === null ? null : <Flag id={id} />}
        <span>{id === null ? t('selectCountry') : t(countryNames[id])}</span>
        <Icon name="down" size={16} />
      </button>
      <CountryPicker open={open} onClose={() => setOpen(false)} />
    </>
  );
}
