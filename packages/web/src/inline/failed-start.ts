// Stands in an empty page whose script does not come: what happened, once more, the police of the chosen country, in the chosen
// language. The app wipes it away if it comes after all. Prerendered pages, which can be read without a script, do without it.
import { defaultCountryId } from '@safiri/rules/countries/country.ts';
import { readInstance } from './instance.ts';
import { storedChoice } from './stored-choice.ts';

/** Of each language and each country (build/failed-start.ts). */
declare const FAILED_TEXTS: Record<string, [title: string, again: string, callPolice: string]>;
declare const POLICE: Record<string, string>;

/** A script may take this long on a slow network before the page says that it is not there. */
const PATIENCE_MS = 20_000;

const texts = FAILED_TEXTS;
const police = POLICE;

/** What belongs to a stored choice, or to the one that holds where nothing was chosen. */
function chosenOf<T>(name: string, all: Readonly<Record<string, T>>, otherwise: string): T | undefined {
  const choice = storedChoice(name) ?? '';
  return all[Object.hasOwn(all, choice) ? choice : otherwise];
}

/** The police: outside the demo those that the operator has confirmed. */
function policeHere(): string | undefined {
  const instance = readInstance();
  if (instance === null) return chosenOf('country', police, defaultCountryId);
  const here = storedChoice('country') ?? instance.markets[0]?.countryId;
  return Object.entries(instance.emergency).find(([country]) => country === here)?.[1].police;
}

const element = <K extends keyof HTMLElementTagNameMap>(tag: K, ...inside: Array<string | Node>): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  element.append(...inside);
  return element;
};

const link = (href: string, text: string) => element('li', Object.assign(element('a', text), { href }));

function show(): void {
  const root = document.getElementById('root');
  if (root === null || root.firstChild !== null) return;
  const [title, again, callPolice] = chosenOf('language', texts, 'en') ?? ['', '', ''];
  const list = element('ul', link(location.href, again));
  const number = policeHere();
  if (number !== undefined) list.append(link(`tel:${number}`, callPolice.replace('{number}', number)));
  root.append(Object.assign(element('main', element('h1', title), list), { className: 'sentence' }));
}

addEventListener('error', ({ target }) => void (target instanceof HTMLScriptElement && show()), true);
setTimeout(show, PATIENCE_MS);
