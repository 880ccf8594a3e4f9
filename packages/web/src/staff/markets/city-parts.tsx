import { Fragment } from 'react';
import type { TextKey } from 'virtual:texts/keys';
import { Link, useLocation, useSearch } from 'wouter';
import { useText } from '../../platform/text.ts';
import { SelectField } from '../../ui/select-field.tsx';
import './city-parts.css';

const partNames = {
  general: 'cityTabGeneral',
  area: 'cityTabArea',
  places: 'cityTabPlaces',
  zones: 'cityTabZones',
  contact: 'cityTabContact',
  services: 'cityTabServices',
  fixed: 'cityTabFixed',
  taxes: 'cityTabTaxes',
  packages: 'cityTabPackages',
  papers: 'cityTabPapers',
  orders: 'cityTabOrders',
  whole: 'cityTabWhole',
} as const satisfies Record<string, TextKey>;
export type CityPart = keyof typeof partNames;

/** The parts by what they are about, in the order in which a city is written. */
const groups: ReadonlyArray<{ readonly name: TextKey; readonly parts: readonly CityPart[] }> = [
  { name: 'cityPartsPlace', parts: ['general', 'area', 'places', 'zones', 'contact'] },
  { name: 'cityPartsPrices', parts: ['services', 'fixed', 'taxes', 'packages'] },
  { name: 'cityPartsWork', parts: ['papers', 'orders'] },
  { name: 'cityPartsAll', parts: ['whole'] },
];

const isPart = (name: string | null): name is CityPart => name !== null && Object.hasOwn(partNames, name);
const addressOf = (path: string, part: CityPart) => `${path}?part=${part}`;

/** The part of a city that the address names, which a link can be sent of; the general one without. */
export function useCityPart(): CityPart {
  const asked = new URLSearchParams(useSearch()).get('part');
  return isPart(asked) ? asked : 'general';
}

/** The parts of a city: a list beside the form where there is room, one field above it on a phone. */
export function CityParts({ current }: { current: CityPart }) {
  const t = useText();
  const [path, navigate] = useLocation();
  return (
    <div className="city-parts">
      <SelectField
        label={t('cityParts')}
        value={current}
        onChange={({ target }) => isPart(target.value) && navigate(addressOf(path, target.value), { replace: true })}
      >
        {groups.map(({ name, parts }) => (
          <optgroup key={name} label={t(name)}>
            {parts.map((part) => (
              <option key={part} value={part}>
                {t(partNames[part])}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <nav aria-label={t('cityParts')}>
        {groups.map(({ name, parts }) => (
          <Fragment key={name}>
            <h3 className="caption">{t(name)}</h3>
            <ul>
              {parts.map((part) => (
                <li key={part}>
                  <Link href={addressOf(path, part)} replace aria-current={part === current ? 'page' : undefined}>
                    {t(partNames[part])}
                  </Link>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
    </div>
  );
}
