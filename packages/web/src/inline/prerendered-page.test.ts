// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyChoices } from './choices.ts';
import type { InstanceMarket } from '@safiri/contract/settings/instance.ts';
import type { PageData } from './page-data.ts';
import { replayTaps, type PageWindow } from './replay-taps.ts';
import { applyTheme, themeFrom, themeWorn } from './theme.ts';

const data: PageData = {
  languages: ['en', 'sw', 'st'],
  texts: { Welcome: ['Karibu', 'Rea u amohela'], Country: ['Nchi', 'Naha'] },
  country: 'za',
  countries: {
    za: ['R 40.00', '<i class="flag za"></i>', ['South Africa', 'Afrika Kusini', 'Afrika Boroa']],
    ke: ['KSh 200', '<i class="flag ke"></i>', ['Kenya', 'Kenya', 'Kenya']],
  },
  app: [],
  screen: [],
};

const kisumu: InstanceMarket = {
  id: 'kisumu',
  timeZone: 'Africa/Nairobi',
  name: 'Kisumu',
  countryId: 'ke',
  center: { lat: -0.1022, lng: 34.7617 },
  bounds: [-0.17, 34.66, -0.02, 34.86],
  languages: ['en', 'sw'],
  decimals: 0,
  payments: ['cash'],
  splitTo: null,
  tips: false,
  kinds: ['ride', 'parcel'],
  services: [],
  contact: {},
  vehicleAge: {},
  packages: false,
  isOpen: true,
};

const html = `<h1>Welcome</h1><b data-fare="">R 40.00</b>
  <button class="country" aria-label="Country"><i class="flag za"></i><span>South Africa</span></button>
  <p data-of="za">ZA</p><p data-of="ke" hidden="">KE</p>
  <a data-kinds="parcel large">Parcels</a><a data-kinds="food">Food</a><p class="from">from R 40.00</p>
  <p class="sub" data-demo="">Everything</p>
  <a data-home="" href="/passenger" hidden=""><span>Continue as</span><b></b></a>
  <button data-language="en" aria-pressed="true">English</button><button data-language="sw" aria-pressed="false">Kiswahili</button>
  <button class="button open">Open</button>`;

let root: HTMLElement;
const at = (selector: string) => {
  const found = root.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<div id="root" data-prerendered="/">${html}</div>`;
  document.documentElement.style.visibility = 'hidden';
  [root = document.body] = document.querySelectorAll<HTMLElement>('#root');
});
afterEach(() => vi.restoreAllMocks());

describe('a prerendered page', () => {
  it('stays as it is where nothing was chosen, and is shown', () => {
    applyChoices(root, data, null);
    expect(root.innerHTML).toBe(html);
    expect([root.dataset['chosen'], document.documentElement.style.visibility]).toEqual([undefined, '']);
  });

  it('has the chosen language and country before the app has come', () => {
    localStorage.setItem('safiri.language', 'sw');
    localStorage.setItem('safiri.country', 'ke');
    applyChoices(root, data, null);
    expect(at('h1').textContent).toBe('Karibu');
    expect(at('.country').getAttribute('aria-label')).toBe('Nchi');
    expect([at('[data-fare]').textContent, at('.country span').textContent]).toEqual(['KSh 200', 'Kenya']);
    expect(at('.flag').className).toBe('flag ke');
    expect([at('[data-of=za]').hidden, at('[data-of=ke]').hidden]).toEqual([true, false]);
    expect(at('[data-language=sw]').getAttribute('aria-pressed')).toBe('true');
    expect([root.dataset['chosen'], document.documentElement.lang]).toEqual(['', 'sw']);
  });

  it.each(['toString', '{"id":', ''])('takes %o for no country and no language', (nonsense) => {
    localStorage.setItem('safiri.language', nonsense);
    localStorage.setItem('safiri.country', nonsense);
    applyChoices(root, data, null);
    expect(root.innerHTML).toBe(html);
  });

  it('is that of an operator’s city: its name, what it serves, and no price of the demo before the app has come', () => {
    applyChoices(root, data, {
      markets: [kisumu, { ...kisumu, id: 'nairobi', name: 'Nairobi', kinds: ['food'] }],
      countries: [],
      emergency: {},
      canText: false,
    });
    expect([at('.country span').textContent, at('.flag').className, at('h1').textContent]).toEqual(['Kisumu', 'flag ke', 'Welcome']);
    const kinds = [...root.querySelectorAll<HTMLElement>('[data-kinds]')];
    expect(kinds.map(({ textContent, style }) => [textContent, style.display])).toEqual([
      ['Parcels', ''],
      ['Food', 'none'],
    ]);
    expect(at('.sub').style.visibility).toBe('hidden');
    expect([at('.from').style.visibility, at('[data-of=za]').hidden, at('[data-of=ke]').hidden]).toEqual(['hidden', true, true]);
    // The app draws the page anew, with the city's own price.
    expect(root.dataset['chosen']).toBe('');
  });

  it('is that of the chosen city, in the chosen language', () => {
    localStorage.setItem('safiri.market', 'nairobi');
    localStorage.setItem('safiri.language', 'sw');
    applyChoices(root, data, {
      markets: [kisumu, { ...kisumu, id: 'nairobi', name: 'Nairobi' }],
      countries: [],
      emergency: {},
      canText: false,
    });
    expect([at('.country span').textContent, at('h1').textContent]).toEqual(['Nairobi', 'Karibu']);
  });

  it('names no city where none has opened', () => {
    applyChoices(root, data, { markets: [], countries: [], emergency: {}, canText: false });
    expect([at('.country span').textContent, at('.from').style.visibility]).toEqual(['', 'hidden']);
  });

  it('leads who is signed in home, by the first name', () => {
    localStorage.setItem('safiri.user', '{"name":"Naledi Dube","userType":"driver"}');
    applyChoices(root, data, null);
    const home = at('[data-home]');
    expect([home.getAttribute('href'), home.textContent, home.hidden]).toEqual(['/driver', 'Continue asNaledi', false]);
    expect(root.dataset['chosen']).toBe('');
  });

  it.each(['{"name":', 'null', '{}'])('knows nobody by %s', (stored) => {
    localStorage.setItem('safiri.user', stored);
    applyChoices(root, data, null);
    expect(at('[data-home]').hidden).toBe(true);
  });

  it('says another language again and its own again, until it is the app’s', () => {
    const say = applyChoices(root, data, null);
    say('st');
    expect(at('h1').textContent).toBe('Rea u amohela');
    say('en');
    expect(at('h1').textContent).toBe('Welcome');
    delete root.dataset['prerendered'];
    say('sw');
    expect(at('h1').textContent).toBe('Welcome');
  });
});

describe('a tap before the app has come', () => {
  it('fetches the app once, and is repeated on the button that took its place', () => {
    const fetchApp = vi.fn<() => void>();
    const say = vi.fn<(language: string) => void>();
    const changed = vi.fn<(event: StorageEvent) => void>();
    addEventListener('storage', changed);
    replayTaps(root, fetchApp, say);
    at('.open').click();
    at('[data-language=sw]').click();
    expect(fetchApp).toHaveBeenCalledTimes(1);
    expect(say.mock.calls).toEqual([['sw']]);
    expect(localStorage.getItem('safiri.language')).toBe('sw');
    expect(changed.mock.calls.map(([{ key }]) => key)).toEqual(['safiri.language']);

    root.innerHTML = html;
    const taps: string[] = [];
    root.addEventListener('click', ({ target }) => taps.push((target as HTMLElement).textContent));
    (window as PageWindow).safiriReady?.();
    expect(taps).toEqual(['Open', 'Kiswahili']);
    at('.open').click();
    expect(taps).toEqual(['Open', 'Kiswahili', 'Open']);
  });

  it('keeps the browser’s offer to install for the app', () => {
    const fetchApp = vi.fn<() => void>();
    replayTaps(root, fetchApp, () => {});
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(offer);
    expect([offer.defaultPrevented, (window as PageWindow).safiriInstall]).toEqual([true, offer]);
    expect(fetchApp).toHaveBeenCalledTimes(1);
    // What is pressed from here on is the app's: the other tests' listeners are still there.
    (window as PageWindow).safiriReady?.();
  });
});

describe('the theme', () => {
  it.each([
    ['dark', false, false, { theme: 'dark' }],
    ['light', false, true, {}],
    ['auto', false, true, { theme: 'dark' }],
    ['auto', false, false, {}],
    ['dark', true, true, { contrast: 'sun' }],
  ] as const)('%s, in the sun %o, on a dark phone %o', (theme, sun, darkPhone, expected) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: darkPhone } as MediaQueryList);
    applyTheme(theme, sun);
    expect({ ...document.documentElement.dataset }).toEqual(expected);
  });

  it('is night for drivers who have chosen none', () => {
    expect([themeWorn(null, true), themeWorn(null, false), themeWorn('auto', true), themeWorn('light', true)]).toEqual([
      'dark',
      'auto',
      'auto',
      'light',
    ]);
  });

  it('is the phone’s own where storage holds anything else', () => {
    expect([themeFrom(null), themeFrom('blue'), themeFrom('dark')]).toEqual(['auto', 'auto', 'dark']);
  });
});
