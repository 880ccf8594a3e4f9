import { describe, expect, it } from 'vitest';
import { marketTemplate } from '../markets/first-market.ts';
import { topUpBounds } from '../payments/top-up.ts';
import { formatIn, formatMoney } from '../pricing/country-amounts.ts';
import { cashGiven } from '../rides/cash-given.ts';
import { proposedNumbers } from '../safety/short-numbers.ts';
import { zoneCity } from '../places/zone-cities.ts';
import { countryById, countryIds, isDescribed } from './countries.ts';
import { currencies, type OtherCurrency } from './currencies.ts';
import { keysOf } from '../records.ts';

const others = countryIds.filter((id) => !isDescribed(id));

describe('countries that the product does not describe', () => {
  it('are all of ISO 3166 whose phones and money are known, among them those of Southern, East and West Africa', () => {
    expect(others).toHaveLength(230);
    expect(['bw', 'na', 'mw', 'sn', 'mz', 'cd', 'ci', 'tn', 'mg', 'zw'].filter((id) => !(others as string[]).includes(id))).toEqual([]);
  });

  it('have a name, a code that is dialled, a clock and an amount that can be written', () => {
    for (const id of others) {
      const { name, dialCode, timeZoneId, currency, exchangeRate, flag } = countryById(id);
      expect([id, name.length > 2, /^\+\d{1,3}$/.test(dialCode), /^[A-Z]{3}$/.test(currency), exchangeRate > 0]).toEqual([
        id,
        true,
        true,
        true,
        true,
      ]);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZoneId })).not.toThrow();
      expect([...flag]).toHaveLength(2);
      expect(formatMoney(123_400, id)).toMatch(/1,234/);
      const { center } = zoneCity(id as never);
      expect([id, Math.abs(center.lat) <= 90 && Math.abs(center.lng) <= 180]).toEqual([id, true]);
    }
  });

  it('take decimals as ICU has them: none of a currency without a minor unit, two at most', () => {
    for (const code of keysOf<OtherCurrency>(currencies)) {
      const digits = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2;
      const { cashDigits, cashStep, digits: ours } = currencies[code];
      expect([code, ours]).toEqual([code, digits === 0 ? 0 : 2]);
      // What is shown without decimals is rounded to whole units.
      expect([code, cashStep > 0 && (cashDigits === 2 || Number.isInteger(cashStep))]).toEqual([code, true]);
    }
  });

  it('begin with a template, bounds, notes and numbers of their size', () => {
    expect(marketTemplate('bw')).toEqual({ currency: 'BWP', decimals: 2, roundTo: 0.5, timeZone: 'Africa/Gaborone', languages: ['en'] });
    expect(marketTemplate('sn')).toEqual({ currency: 'XOF', decimals: 0, roundTo: 25, timeZone: 'Africa/Dakar', languages: ['en'] });
    expect([topUpBounds('na'), topUpBounds('mw')]).toEqual([
      { least: 10, most: 5000 },
      { least: 500, most: 200_000 },
    ]);
    expect(cashGiven(37_00, countryById('bw'))).toEqual([50_00, 100_00, 200_00]);
    expect([proposedNumbers('mw')?.police, proposedNumbers('na'), proposedNumbers('za')?.police]).toEqual(['999', null, '10111']);
    expect([formatMoney(126_00, 'bw'), formatMoney(2500_00, 'sn'), formatIn('XOF', 2500_00)]).toEqual(['P126.00', 'CFA2,500', 'CFA2,500']);
  });
});
