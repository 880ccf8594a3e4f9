import { Suspense, useState, type ReactNode } from 'react';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { countryName } from '../common/country-names.ts';
import { instanceMarkets, useHomeMarket } from '../platform/instance.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/svg.tsx';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { CountryPicker } from './country-picker.tsx';
import './country-button.css';

/** The demo has none. */
const MarketPicker = lazyPart(async () => (await import('./market-picker.tsx')).MarketPicker);

interface Chosen {
  readonly flag: CountryId | null;
  readonly name: string;
  readonly picker: (open: boolean, onClose: () => void) => ReactNode;
}

function ChooserButton({ flag, name, picker }: Chosen) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="country" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {flag === null ? null : <Flag id={flag} />}
        <span>{name}</span>
        <Icon name="down" size={16} />
      </button>
      {picker(open, () => setOpen(false))}
    </>
  );
}

/** The city of this phone. */
function MarketButton() {
  const t = useText();
  const home = useHomeMarket();
  return (
    <ChooserButton
      flag={home?.countryId ?? null}
      name={home?.name ?? t('noCityYet')}
      picker={(open, onClose) =>
        open ? (
          <Suspense fallback={null}>
            <MarketPicker open onClose={onClose} />
          </Suspense>
        ) : null
      }
    />
  );
}

/** The chosen country's flag and name, outside the demo those of the city; opens the picker. */
export function CountryButton({ chosen }: { chosen?: CountryId | null }) {
  const t = useText();
  const remembered = country.use();
  if (instanceMarkets !== null) return <MarketButton />;
  const id = chosen === undefined ? remembered : chosen;
  return (
    <ChooserButton
      flag={id}
      name={id === null ? t('selectCountry') : countryName(t, id)}
      picker={(open, onClose) => <CountryPicker open={open} onClose={onClose} />}
    />
  );
}
