import { renderToString } from 'react-dom/server';
import { specifiedCountryIds } from '@safiri/rules/countries/country.ts';
import { describedCountries } from '@safiri/rules/countries/described-countries.ts';
import { baseFareMinor } from '@safiri/rules/pricing/base-fare.ts';
import { formatMoney } from '@safiri/rules/pricing/country-amounts.ts';
import { flagSvg } from '../ui/flag.tsx';
import { App } from './app.tsx';
import { countryNames } from '../common/country-names.ts';
import { languageIds, type Language } from '@safiri/rules/languages.ts';
import { language } from '../platform/preferences.ts';
import { fetchPrerendered, screenPaths, screens } from './screens.ts';
import { enterRoom, speak, translate } from '../platform/text.ts';

/** Pages that are made at build time, with the module of the screen that each shows. */
export const prerendered: Readonly<Record<string, string>> = Object.fromEntries(
  screens.flatMap(({ paths, prerendered: isPrerendered, module = '' }) =>
    isPrerendered === true ? paths.map((path) => [path, module] as const) : [],
  ),
);

export { screenPaths };

/** In this order the page's own script knows them (inline/page-data.ts); the first is the one that it is made in. */
export const pageLanguages = languageIds;

/** The HTML of a screen in a language, otherwise as it stands before any choice was made. */
export async function renderPage(path: string, wanted: Language): Promise<string> {
  language.set(wanted);
  await fetchPrerendered(path);
  await speak(wanted);
  return renderToString(<App path={path} />);
}

/** What the country button and the starting fare show for each country: fare, flag, and the name in each language. */
export async function countryParts(): Promise<Record<string, [fare: string, flag: string, names: string[]]>> {
  const names: Record<string, string[]> = {};
  for (const wanted of pageLanguages) {
    language.set(wanted);
    await enterRoom('landing-pages');
    await speak(wanted);
    for (const id of specifiedCountryIds) (names[id] ??= []).push(translate(countryNames[id]));
  }
  return Object.fromEntries(
    specifiedCountryIds.map((id) => [
      id,
      [formatMoney(baseFareMinor('standard', describedCountries[id]), id), flagSvg(id), names[id] ?? []],
    ]),
  );
}
