// @vitest-environment happy-dom
import type { Country } from '@safiri/rules/countries/country.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { INSTANCE_ID, type InstanceMarket } from '@safiri/contract/settings/instance.ts';

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
  services: [
    { rideType: 'tuktuk', service: { type: 'standard', vehicles: ['tuktuk'], own: null, feeTerms: null }, from: '100.00' },
    { rideType: 'boda', service: { type: 'standard', vehicles: ['motorcycle'], own: null, feeTerms: null }, from: '50.00' },
  ],
  contact: {},
  vehicleAge: {},
  packages: false,
  isOpen: true,
};
const maseru: InstanceMarket = {
  ...kisumu,
  id: 'maseru',
  name: 'Maseru',
  countryId: 'ls',
  center: { lat: -29.3151, lng: 27.4833 },
  bounds: [-29.4, 27.4, -29.2, 27.6],
  decimals: 2,
  kinds: ['ride', 'food'],
};

/** The module as a page loads it into which the server wrote these cities; `null`: the demo. */
async function loadWith(markets: readonly InstanceMarket[] | null, countries: readonly Country[] = []) {
  document.head.innerHTML = markets === null ? '' : `<script type="application/json" id="${INSTANCE_ID}"></script>`;
  const element = document.getElementById(INSTANCE_ID);
  if (element !== null)
    element.textContent = JSON.stringify({ markets, countries, emergency: { ls: { police: '123', medical: '121', fire: '122' } } });
  vi.resetModules();
  const [instance, format, preferences, known, here] = await Promise.all([
    import('./instance.ts'),
    import('./format.ts'),
    import('./preferences.ts'),
    import('./countries.ts'),
    import('../common/country-here.ts'),
  ]);
  const [served, uses] = await Promise.all([import('../landing/served-text.ts'), import('../common/vehicle-kinds.ts')]);
  return { ...instance, ...format, ...preferences, ...known, ...here, ...served, ...uses };
}

beforeEach(() => localStorage.clear());

describe('the instance', () => {
  it('promises what its city serves, says what vehicles are for there, and how that is reached', async () => {
    const city = { ...maseru, contact: { phone: '+26622000001' } };
    const { servedText, vehicleUsesText, contactHere } = await loadWith([city]);
    const t = ((key: string, values?: object) => `${key}${values === undefined ? '' : JSON.stringify(values)}`) as never;
    expect(servedText(t, city)).toBe('offersRides · offersFood. paidInCash');
    expect(servedText(t, { ...kisumu, services: [], payments: ['cash', 'safiri_wallet'] })).toBe('offersParcels. paidByBoth');
    expect(vehicleUsesText(t, 'motorcycle')).toBe('vehicleUses{"uses":"usePeople, useFood"}');
    expect([vehicleUsesText(t, 'sedan'), vehicleUsesText(t, 'van')]).toEqual(['vehicleUses{"uses":"useFood"}', '']);
    expect(contactHere()).toEqual({ phone: '+26622000001' });
    expect((await loadWith(null)).vehicleUsesText(t, 'van')).toContain('useLarge');
  });

  it('has the specification’s countries in the demo: every service, and two decimals', async () => {
    const { homeMarket, serves, money, country, instanceMarkets } = await loadWith(null);
    expect([instanceMarkets, homeMarket(), serves('scholar'), money('130.00', 'ke'), country.get()]).toEqual([
      null,
      undefined,
      true,
      'KSh130.00',
      'za',
    ]);
  });

  it('opens in its only city: its country, its money, what it serves', async () => {
    const { homeMarket, serves, money, country, leastIn } = await loadWith([kisumu]);
    expect([homeMarket()?.name, serves('large', 'parcel'), serves('food'), money('130.40', 'ke'), country.get(), leastIn(kisumu)]).toEqual([
      'Kisumu',
      true,
      false,
      'KSh130.40',
      'ke',
      '50.00',
    ]);
  });

  it('has cents where one of a country’s cities shows them, since a balance belongs to all', async () => {
    const { money } = await loadWith([kisumu, { ...kisumu, id: 'nairobi', decimals: 2 }]);
    expect(money('130.40', 'ke')).toBe('KSh130.40');
  });

  it('is in the city where the phone is, and stays there', async () => {
    const { homeMarket, rememberMarketAround, chosenMarket } = await loadWith([kisumu, maseru]);
    expect([homeMarket()?.id, chosenMarket.get()]).toEqual(['kisumu', null]);
    rememberMarketAround({ lat: -29.31, lng: 27.5 });
    expect([homeMarket()?.id, localStorage.getItem('safiri.market')]).toEqual(['maseru', 'maseru']);
    rememberMarketAround({ lat: 0, lng: 0 });
    expect(homeMarket()?.id).toBe('maseru');
  });

  it('shows the numbers for emergencies that were confirmed, in the demo the proposed ones', async () => {
    const { numbersIn } = await loadWith([kisumu, maseru]);
    expect([numbersIn('ls')?.police, numbersIn('ke')]).toEqual(['123', null]);
    expect((await loadWith(null)).numbersIn('za')?.police).toBe('10111');
  });

  it('takes the city whose centre is nearer where two lie over each other, and none that is gone', async () => {
    localStorage.setItem('safiri.market', 'mombasa');
    const { marketAround, chosenMarket } = await loadWith([kisumu, { ...maseru, bounds: kisumu.bounds }]);
    expect([marketAround(kisumu.center)?.id, chosenMarket.get()]).toEqual(['kisumu', null]);
  });

  it('knows of a country that the app does not describe what came with the page', async () => {
    const gaborone: InstanceMarket = { ...kisumu, id: 'gaborone', name: 'Gaborone', countryId: 'bw', decimals: 2 };
    const { country, countryHere, money, moneyIn } = await loadWith([gaborone], [countryById('bw')]);
    const { dialCode, timeZoneId } = countryHere('bw');
    expect([country.get(), money('130.40', 'bw'), moneyIn('BWP', 130_40), dialCode, timeZoneId]).toEqual([
      'bw',
      'P130.40',
      'P130.40',
      '+267',
      'Africa/Gaborone',
    ]);
  });

  it('writes no amount of a country that it was told nothing of with another’s sign, and follows no choice of one', async () => {
    localStorage.setItem('safiri.country', 'sn');
    const { country, countryHere, learnCountries, money, moneyIn } = await loadWith([kisumu]);
    expect([country.get(), money('130.40', 'sn'), moneyIn('XOF', 130_40), countryHere('sn').dialCode]).toEqual([
      'ke',
      '130.40',
      'XOF 130.40',
      '+',
    ]);
    // The console is told of all.
    learnCountries([countryById('sn')]);
    expect([money('130.40', 'sn'), moneyIn('XOF', 130_40), countryHere('sn').dialCode]).toEqual(['CFA130.40', 'CFA130.40', '+221']);
  });
});
