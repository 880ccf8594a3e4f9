import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { parcelVehicleIds } from '@safiri/rules/dispatch/vehicles.ts';
import { goodsOf, parcelCarriers } from '@safiri/rules/markets/parcel-services.ts';
import { serviceFare } from '@safiri/rules/markets/services.ts';
import { specifiedCarriers } from '@safiri/rules/orders/parcels.ts';
import { parcelEstimate } from '@safiri/rules/testing/specified-parcels.ts';
import { sumOf } from '@safiri/rules/pricing/fare-lines.ts';
import fc from 'fast-check';
import { demoMarkets } from '@safiri/rules/demo/demo-markets.ts';
import { cities } from '@safiri/rules/places/gazetteer.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { isWithin } from './geometry.ts';
import { readMarketText, readMarketValue } from './read-text.ts';
import { DocumentError } from '../platform/written-document.ts';

const kisumu = readFileSync(fileURLToPath(new URL('../../../../docs/markets/kisumu.yaml', import.meta.url)), 'utf8');
// oxlint-disable-next-line typescript/no-explicit-any -- documents are broken here in every shape
type Any = any;

/** What is said of Kisumu's document after an edit. */
function saidOf(edit: (document: Any) => void): string {
  const document = parse(kisumu) as Any;
  edit(document);
  try {
    readMarketText(stringify(document));
    return 'nothing';
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return error.message;
  }
}

/** Ten rides on a motorcycle. */
const ten = { id: 'ten', rides: 10, service: 'boda', maxKm: 6, price: 900, validDays: 30 };

const square = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

const airport = { from: 'kisumu-airport', to: 'cbd', service: 'tuktuk', price: 450 };
const gate = { id: 'gate', at: [34.75, -0.1], price: 50 };
const zoneOf = (...ring: number[][]) => ({ type: 'Polygon', coordinates: [ring] });
const cbd = { id: 'cbd', area: zoneOf([34.75, -0.11], [34.77, -0.11], [34.77, -0.09], [34.75, -0.11]) };
const bowTie = zoneOf([34.6, -0.2], [34.9, 0], [34.9, -0.2], [34.6, 0], [34.6, -0.2]);

describe('a market’s document', () => {
  it('has its defaults, and reads the same whatever the order of its lines', () => {
    const { market, digest } = readMarketText(kisumu);
    const [boda, tuktuk, share] = market.services;
    expect(boda?.tariff).toMatchObject({ base: 50, perMinute: 0, night: { from: '22:00', to: '05:00', factor: 1.2 }, surge: { cap: 1.5 } });
    expect(tuktuk?.tariff).toMatchObject({ night: null, commission: { percent: 12, perDay: 0 } });
    // Like the tuk-tuk's, a quarter cheaper.
    expect(share?.tariff).toMatchObject({ base: 60, sections: [{ upToKm: null, perKm: 22.5 }], minimum: 75 });
    expect(market.incentives).toEqual([]);
    expect(market.promotions).toEqual([]);
    expect(market.packages).toEqual([]);
    const { services, ...rest } = parse(kisumu) as Any;
    expect(readMarketText(stringify({ services, ...rest })).digest).toBe(digest);
  });

  it.each<[string, (document: Any) => void, string]>([
    ['an unknown key', (d) => (d.services[0].tariff.perMile = 3), 'services[0].tariff.perMile is no key of a market'],
    ['a negative amount', (d) => (d.services[0].tariff.base = -1), 'services[0].tariff.base'],
    ['no number', (d) => (d.services[0].tariff.base = Number.NaN), 'services[0].tariff.base'],
    ['an absurd amount', (d) => (d.services[0].tariff.base = 1e12), 'services[0].tariff.base'],
    ['a tariff of nothing', (d) => (d.services[0].tariff = { base: 0 }), 'services[0].tariff costs nothing, however far'],
    ['a way dearer than can be booked', (d) => (d.services[0].tariff.perKm = 1e6), 'services[0].tariff makes the longest way dearer'],
    [
      'a price by vehicle where people ride',
      (d) => (d.services[1].vehicles = { tuktuk: { factor: 1.2 } }),
      'services[1].vehicles.tuktuk.factor is not served yet for passengers',
    ],
    ['too many decimals', (d) => (d.services[0].tariff.perKm = 1.234), 'services[0].tariff.perKm has more than two decimals'],
    ['decimals that the currency is not shown with', (d) => (d.rounding.to = 0.5), 'rounding.to has decimals'],
    ['a time zone that there is none of', (d) => (d.timeZone = 'Africa/Atlantis'), 'timeZone is no time zone'],
    ['a day that there is none of', (d) => (d.holidays[0].date = '2026-02-30'), 'holidays[0].date is no day of the calendar'],
    ['a country that there is none of', (d) => (d.country = 'xx'), 'country'],
    ['a package without the wallet', (d) => ((d.payments = ['cash']), (d.packages = [ten])), 'packages are paid from the wallet'],
    ['a package twice', (d) => (d.packages = [ten, ten]), 'packages[1].id stands there twice: ten'],
    ['a package of no service', (d) => (d.packages = [{ ...ten, service: 'plane' }]), 'packages[0].service there is no service plane'],
    [
      'a package of shared rides',
      (d) => (d.packages = [{ ...ten, service: 'share' }]),
      'packages[0].service is no service that carries one',
    ],
    [
      'a package of parcels',
      (d) => (d.packages = [{ ...ten, service: 'parcel_delivery' }]),
      'packages[0].service is no service that carries',
    ],
    [
      'a package with a part of a ride',
      (d) => (d.packages = [{ ...ten, price: 905 }]),
      "packages[0].price can't be shared evenly among 10",
    ],
    ['a package without an end', (d) => (d.packages = [{ ...ten, validDays: 0 }]), 'packages[0].validDays'],
    ['the demo’s packages', (d) => (d.packages = 'specified'), 'packages specified is for the demo alone'],
    ['a service twice', (d) => d.services.push(d.services[0]), 'services[6].id stands there twice: boda'],
    ['the tariff of nobody', (d) => (d.services[2].tariff.like = 'plane'), 'services[2].tariff.like there is no service plane'],
    [
      'a tariff like one that is like another',
      (d) => (d.services[3].tariff = { like: 'share' }),
      'services[3].tariff.like there is no service share',
    ],
    [
      'two prices of a kilometre',
      (d) => (d.services[0].tariff.sections = [{ perKm: 1 }]),
      'services[0].tariff.sections stands beside perKm',
    ],
    [
      'an outline that crosses itself',
      (d) =>
        (d.area.coordinates = [
          [
            [34.6, -0.2],
            [34.9, 0],
            [34.9, -0.2],
            [34.6, 0],
            [34.6, -0.2],
          ],
        ]),
      'area.coordinates[0] crosses itself',
    ],
    ['an outline that is open', (d) => d.area.coordinates[0].pop(), 'area.coordinates[0] does not end where it begins'],
    [
      'an outline without an inside',
      (d) =>
        (d.area.coordinates = [
          [
            [34.7, -0.1],
            [34.8, -0.1],
            [34.7, -0.1],
            [34.7, -0.1],
          ],
        ]),
      'area',
    ],
    ['the way around the earth', (d) => ((d.area.coordinates = [square(-179, -1, 179, 1)]), (d.centre = [0, 0])), 'antimeridian'],
    ['a centre elsewhere', (d) => (d.centre = [36.8, -1.3]), 'centre lies outside the area'],
    ['a zone without an outline', (d) => (d.zones = [{ id: 'cbd' }]), 'zones[0]'],
    ['a zone that crosses itself', (d) => (d.zones = [{ ...cbd, area: bowTie }]), 'zones[0].area.coordinates[0] crosses itself'],
    ['a zone called as a place', (d) => (d.zones = [{ ...cbd, id: 'kisumu-airport' }]), 'zones[0].id stands there twice: kisumu-airport'],
    ['a price to nowhere', (d) => (d.fixed = [{ ...airport, to: 'moon' }]), 'fixed[0].to there is no place or zone moon'],
    ['a price of nothing', (d) => ((d.zones = [cbd]), (d.fixed = [{ ...airport, price: 0 }])), 'fixed[0].price'],
    [
      'a price of no service',
      (d) => ((d.zones = [cbd]), (d.fixed = [{ ...airport, service: 'jet' }])),
      'fixed[0].service there is no service jet',
    ],
    [
      'a fixed price of parcels',
      (d) => ((d.zones = [cbd]), (d.fixed = [{ ...airport, service: 'parcel_delivery' }])),
      'fixed[0].service parcels are priced by vehicle and weight',
    ],
    [
      'two prices of one way',
      (d) => (
        (d.zones = [cbd]),
        (d.fixed = [
          { ...airport, bothWays: true },
          { ...airport, from: 'cbd', to: 'kisumu-airport', price: 1 },
        ])
      ),
      'fixed[1] stands there twice',
    ],
    ['a toll twice', (d) => (d.tolls = [gate, gate]), 'tolls[1].id stands there twice: gate'],
    ['a tax on top of prices', (d) => (d.tax.lines[0].included = false), 'tax.lines[0].included is true alone'],
    ['a tax of what there is none of', (d) => (d.tax.lines[0].of = ['tips']), 'tax.lines[0].of'],
    ['a fare taxed twice', (d) => d.tax.lines[0].of.push('fare'), 'tax.lines the booking fee is in the fare'],
    [
      'taxes above the whole',
      (d) => d.tax.lines.push({ id: 'levy', percent: 90, of: ['fare'] }),
      'tax.lines come to more than 100 percent',
    ],
  ])('is refused with its place for %s', (_what, edit, said) => {
    expect(saidOf(edit)).toContain(said);
  });

  it('names the line of the file, and every fault at once', () => {
    const lines = kisumu.split('\n');
    const at = lines.findIndex((line) => line.includes('perKm: 20')) + 1;
    const broken = kisumu.replace('perKm: 20 ', 'perKm: -20 ').replace('reachKm: 60', 'reachKm: sixty');
    expect(() => readMarketText(broken)).toThrow(new RegExp(`line ${at}: services\\[0\\].tariff.perKm`));
    expect(() => readMarketText(broken)).toThrow(/reachKm/);
  });

  it('is refused when it is larger than any honest one, or no YAML', () => {
    expect(() => readMarketText(`${kisumu}\n# ${'x'.repeat(5_000_000)}`)).toThrow('larger than 1 MB');
    expect(() => readMarketText('id: [')).toThrow(DocumentError);
  });
});

describe('the demo’s markets', () => {
  const reads = demoMarkets(true).map((document) => readMarketValue(document, true));

  it('are sound documents, one for each city of the open countries', () => {
    expect(reads).toHaveLength(24);
    expect(demoMarkets(false).map(({ id }) => id)).toEqual(cities.filter(({ countryId }) => countryId === 'za').map(({ id }) => id));
  });

  it('share the land between them: each place of a city lies in its own market and in no other', () => {
    for (const city of cities.filter(({ id }) => reads.some(({ market }) => market.id === id))) {
      for (const { point, name } of city.places) {
        if (distanceMeters(point, city.center) > 40_000) continue;
        const serving = reads.filter(({ market }) => isWithin(point, market.area)).map(({ market }) => market.id);
        expect([name, serving]).toEqual([name, [serving[0]]]);
      }
    }
  });

  it('price a parcel to the cent as the specification does, whatever the way', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...reads),
        fc.constantFrom(...parcelVehicleIds),
        fc.integer({ min: 1, max: 10_000 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 60_000 }),
        ({ market }, vehicle, weightTenths, isFragile, meters) => {
          const carrier = parcelCarriers(market).find(({ id }) => id === vehicle);
          if (carrier === undefined) throw new Error(`${market.id} offers no ${vehicle}`);
          const [lng, lat] = market.centre;
          const way = { pickup: { lat, lng }, at: new Date('2026-09-16T12:00:00Z'), meters, seconds: 600, surge: 2 };
          const priced = sumOf(serviceFare(market, carrier.service, { ...way, goods: goodsOf(carrier, { weightTenths, isFragile }) }));
          expect(priced).toBe(parcelEstimate(vehicle, weightTenths / 10, isFragile, market.country).totalMinor);
        },
      ),
    );
  });

  it('offer the specification’s four vehicles, and let a tuk-tuk come for a smaller one', () => {
    for (const { market } of reads) {
      expect(parcelCarriers(market).map(({ id, maxKg, offered }) => ({ id, maxKg, offered }))).toEqual(specifiedCarriers);
    }
  });
});
