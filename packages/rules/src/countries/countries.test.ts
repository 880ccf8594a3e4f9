import { describe, expect, it } from 'vitest';
import { isBookable } from './booking.ts';
import { countries, countryById, countryIds, defaultCountryId, isCountryId, specifiedCountryIds } from './countries.ts';
import { countryStatuses, statusLabelKey } from './status.ts';

/** The table of foundations §3, typed off by hand. */
const specified = [
  ['za', 'South Africa', 'ZAR', 'R', '+27', 'SAST', 1, 'live'],
  ['ng', 'Nigeria', 'NGN', '₦', '+234', 'WAT', 800, 'coming_soon'],
  ['ke', 'Kenya', 'KES', 'KSh', '+254', 'EAT', 140, 'beta'],
  ['gh', 'Ghana', 'GHS', 'GH₵', '+233', 'GMT', 12, 'coming_soon'],
  ['ug', 'Uganda', 'UGX', 'USh', '+256', 'EAT', 3700, 'coming_soon'],
  ['tz', 'Tanzania', 'TZS', 'TSh', '+255', 'EAT', 2500, 'beta'],
  ['eg', 'Egypt', 'EGP', 'E£', '+20', 'EET', 31, 'coming_soon'],
  ['ma', 'Morocco', 'MAD', 'DH', '+212', 'WET', 10, 'coming_soon'],
  ['et', 'Ethiopia', 'ETB', 'Br', '+251', 'EAT', 55, 'coming_soon'],
  ['rw', 'Rwanda', 'RWF', 'FRw', '+250', 'CAT', 1300, 'beta'],
];

describe('the ten countries', () => {
  it('stand as specified, in the specified order', () => {
    const stated = countries.map((c) => [c.id, c.name, c.currency, c.currencySymbol, c.dialCode, c.timezone, c.exchangeRate, c.status]);
    expect(stated).toEqual(specified);
    expect(countries.map((country) => country.id)).toEqual([...specifiedCountryIds]);
  });

  it('have South Africa as the default and the only active one, launched on 2025-07-18', () => {
    expect(defaultCountryId).toBe('za');
    expect(countries.filter((country) => country.isActive).map((country) => country.id)).toEqual(['za']);
    expect(countries.filter((country) => country.launchDate !== undefined).map((c) => [c.id, c.launchDate])).toEqual([
      ['za', '2025-07-18'],
    ]);
  });

  it('fly the flag that their id spells', () => {
    for (const { id, flag } of countries) {
      const letters = [...flag].map((char) => String.fromCharCode((char.codePointAt(0) ?? 0) - 0x1f1e6 + 97));
      expect(letters.join('')).toBe(id);
    }
  });

  it('list six different cities and at least two languages', () => {
    for (const country of countries) {
      expect(new Set(country.cities).size).toBe(6);
      expect(country.languages.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('name a time zone that the platform knows', () => {
    for (const { timeZoneId } of countries) {
      expect(new Intl.DateTimeFormat('en', { timeZone: timeZoneId }).resolvedOptions().timeZone).toBe(timeZoneId);
    }
  });
});

describe('payment methods of a country', () => {
  const offering = (id: string) =>
    countries.filter((country) => country.paymentMethods.some((method) => method.id === id)).map((country) => country.id);

  it('include cash everywhere, first', () => {
    for (const country of countries) expect(country.paymentMethods[0]).toEqual({ id: 'cash', name: 'Cash', kind: 'cash' });
  });

  it('include mobile money, a card and a bank way everywhere, each once', () => {
    for (const country of countries) {
      const kinds = country.paymentMethods.map((method) => method.kind);
      expect(kinds).toEqual(expect.arrayContaining(['mobile_money', 'card', 'bank']));
      expect(new Set(country.paymentMethods.map((method) => method.id)).size).toBe(country.paymentMethods.length);
    }
  });

  it('offer the own wallet in South Africa alone and M-Pesa in Kenya and Tanzania alone', () => {
    expect(offering('safiri_wallet')).toEqual(['za']);
    expect(offering('mpesa')).toEqual(['ke', 'tz']);
  });
});

describe('isCountryId', () => {
  it('takes the ten ids and nothing else', () => {
    expect(countryIds.every(isCountryId)).toBe(true);
    for (const value of ['ZA', 'zz', '', null, undefined, 0, ['za'], 'toString']) expect(isCountryId(value)).toBe(false);
  });
});

describe('a country’s state', () => {
  it('has a badge for each known status and "unknown" for others', () => {
    expect(countryStatuses.map(statusLabelKey)).toEqual(['live', 'beta', 'coming_soon']);
    expect(statusLabelKey('paused')).toBe('unknown');
    expect(statusLabelKey('')).toBe('unknown');
  });

  it('allows bookings only where it is live and active', () => {
    expect(countries.filter((country) => isBookable(country)).map((country) => country.id)).toEqual(['za']);
    expect(isBookable({ status: 'live', isActive: false })).toBe(false);
    expect(isBookable({ status: 'beta', isActive: true })).toBe(false);
    expect(isBookable(countryById('ke'))).toBe(false);
  });
});
