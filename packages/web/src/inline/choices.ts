import type { Instance, InstanceMarket } from '@safiri/contract/settings/instance.ts';
import type { PageData } from './page-data.ts';
import { storedChoice } from './stored-choice.ts';

/** Texts and labels of the page that are said otherwise in another language, each with its place. */
function translatedIn(root: Node, texts: PageData['texts']): Array<[text: string, place: Text | Element]> {
  const found: Array<[string, Text | Element]> = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const place = walker.currentNode as Text | Element;
    const text = 'data' in place ? place.data : place.getAttribute('aria-label');
    if (text !== null && Object.hasOwn(texts, text)) found.push([text, place]);
  }
  return found;
}

/**
 * Whether somebody is signed in here: then the way home, where the page has one, leads to their home and says their first name.
 */
function showWhoIsIn(link: HTMLAnchorElement | null): boolean {
  let user = null;
  try {
    user = JSON.parse(storedChoice('user') ?? 'null') as { name?: string; userType?: string } | null;
  } catch {
    // What somebody else left there is nobody's name.
  }
  if (!user?.name) return false;
  if (link === null) return true;
  link.href = `/${user.userType}`;
  const [first = ''] = user.name.split(' ');
  if (link.lastChild !== null) link.lastChild.textContent = first;
  link.hidden = false;
  return true;
}

/** What the country button shows. */
function showPlace(root: HTMLElement, flag: string, name: string): void {
  const button = root.querySelector('.country');
  const [drawn, said] = [button?.querySelector('.flag'), button?.querySelector('span')];
  if (drawn != null) drawn.outerHTML = flag;
  if (said != null) said.textContent = name;
}

/** The page of a city: without services that it lacks, and without the demo's prices and promises in the place of its own, which the app draws. */
function showCity(root: HTMLElement, market: InstanceMarket | undefined, flag: string): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-kinds]')) {
    const kinds = place.dataset['kinds']?.split(' ') ?? [];
    // Whatever its style says of how it is shown.
    if (!kinds.some((kind) => market?.kinds.some((own) => own === kind))) place.style.display = 'none';
  }
  for (const place of root.querySelectorAll<HTMLElement>('.from, .ticket, [data-demo]')) place.style.visibility = 'hidden';
  for (const place of root.querySelectorAll<HTMLElement>('[data-of]')) place.hidden = true;
  showPlace(root, flag, market?.name ?? '');
}

/**
 * Puts the chosen language and country, and the way home of who is signed in, into a prerendered page before its first paint.
 * A page that was changed is drawn anew by the app instead of being taken over as it stands (app/main.tsx), which
 * `data-chosen` tells it.
 * @param root holds the page; without `data-prerendered` it is the app's alone
 * @param instance whose cities stand in the place of the countries; null in the demo
 * @returns says the page in another language, when one is chosen before the app has come
 */
export function applyChoices(
  root: HTMLElement,
  { languages, texts, country, countries }: PageData,
  instance: Instance | null,
): (language: string) => void {
  const chosen = storedChoice('country') ?? '';
  const market = instance?.markets.find(({ id }) => id === storedChoice('market')) ?? instance?.markets[0];
  const here = market?.countryId ?? (Object.hasOwn(countries, chosen) ? chosen : country);
  const translated = translatedIn(root, texts);

  const say = (language: string) => {
    const n = languages.indexOf(language);
    if (n < 0 || root.dataset['prerendered'] === undefined) return;
    root.dataset['chosen'] = '';
    document.documentElement.lang = language;
    for (const [own, place] of translated) {
      const text = texts[own]?.[n - 1] ?? own;
      if ('data' in place) place.data = text;
      else place.setAttribute('aria-label', text);
    }
    for (const button of root.querySelectorAll<HTMLElement>('[data-language]')) {
      button.setAttribute('aria-pressed', String(button.dataset['language'] === language));
    }
    const shown = countries[here];
    if (instance !== null) return showCity(root, market, shown?.[1] ?? '');
    if (shown === undefined) return;
    const [fare, flag, names] = shown;
    for (const place of root.querySelectorAll('[data-fare]')) place.textContent = fare;
    for (const place of root.querySelectorAll<HTMLElement>('[data-of]')) place.hidden = place.dataset['of'] !== here;
    showPlace(root, flag, names[n] ?? '');
  };

  // The app draws their frame around the page.
  if (showWhoIsIn(root.querySelector<HTMLAnchorElement>('[data-home]'))) root.dataset['chosen'] = '';
  const stored = storedChoice('language') ?? '';
  const language = languages.includes(stored) ? stored : 'en';
  if (language !== 'en' || here !== country || instance !== null) say(language);
  document.documentElement.style.visibility = '';
  return say;
}
