import { describe, expect, it } from 'vitest';
import type { Instance } from '@safiri/contract/settings/instance.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { instanceText } from '../settings/public.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, passenger, staffMember } from '../testing/people.ts';
import { standAt } from '../testing/trips.ts';
import { applyFile } from './public.ts';

const world = useWorld({ markets: false, dispatch: true });

interface Opened {
  readonly id: string;
  readonly name: string;
  readonly country: 'bw' | 'sn';
  readonly zone: string;
  readonly decimals: 0 | 2;
  readonly roundTo: number;
  readonly lat: number;
  readonly lng: number;
  readonly phones: readonly [passenger: string, driver: string];
  readonly base: number;
  readonly perKm: number;
}

const opened: Opened[] = [
  {
    id: 'gaborone',
    name: 'Gaborone',
    country: 'bw',
    zone: 'Africa/Gaborone',
    decimals: 2,
    roundTo: 0.5,
    lat: -24.65,
    lng: 25.91,
    phones: ['+26771123456', '+26772123456'],
    base: 12.25,
    perKm: 4.1,
  },
  {
    id: 'dakar',
    name: 'Dakar',
    country: 'sn',
    zone: 'Africa/Dakar',
    decimals: 0,
    roundTo: 25,
    lat: 14.69,
    lng: -17.45,
    phones: ['+221701234567', '+221771234567'],
    base: 310,
    perKm: 130,
  },
];

const fileOf = ({ id, name, country, zone, decimals, roundTo, lat, lng, base, perKm }: Opened, to = roundTo) => `
schema: 1
id: ${id}
name: ${name}
country: ${country}
decimals: ${decimals}
timeZone: ${zone}
status: open
centre: [${lng}, ${lat}]
area:
  type: Polygon
  coordinates: [[[${lng - 0.1}, ${lat - 0.1}], [${lng + 0.1}, ${lat - 0.1}], [${lng + 0.1}, ${lat + 0.1}], [${lng - 0.1}, ${lat + 0.1}], [${lng - 0.1}, ${lat - 0.1}]]]
rounding: { to: ${to} }
payments: [cash]
services:
  - id: taxi
    kind: ride
    name: { en: Taxi }
    vehicles: [sedan]
    seats: 4
    tariff: { base: ${base}, perKm: ${perKm}, minimum: ${base}, commission: { percent: 10 } }
`;

const currencies = { bw: 'BWP', sn: 'XOF' } as const;

describe.each(opened)('a market of a country that the product does not describe: $name', (market) => {
  it('is opened by its file, and its emergency numbers are a draft that somebody confirms', async () => {
    const onPages = () =>
      (JSON.parse(instanceText(world.node.ctx)() ?? '{}') as Instance).countries.find(({ id }) => id === market.country);
    const apply = async (status: string) => {
      const said = await applyFile(world.node.ctx, fileOf(market).replace('status: open', `status: ${status}`), {});
      await world.node.ctx.markets.refresh();
      return said[0];
    };
    // Nobody is told of a draft; what closed is still looked at.
    expect([await apply('draft'), onPages()]).toEqual([expect.stringContaining('has version 1'), undefined]);
    await apply('closed');
    expect(onPages()).toEqual(countryById(market.country));
    await apply('open');
    const staff = await staffMember(world);
    const { emergencyNumbers } = await staff.call(calls.readInstance);
    const drafted = emergencyNumbers.find(({ country }) => country === market.country);
    // Of Senegal nothing is known that leads to all help: the operator types them.
    expect([drafted?.proposed.police, drafted?.confirmed]).toEqual([market.country === 'bw' ? '911' : '', null]);
    const body = { country: market.country, police: '999', medical: '997', fire: '998' };
    const confirmed = (await staff.call(calls.confirmNumbers, { body })).emergencyNumbers.find(({ country }) => country === market.country);
    expect(confirmed?.confirmed).toMatchObject({ medical: '997' });
    // Pages of this instance know its money, clock and calling code, and load no table of two hundred other countries.
    expect(onPages()).toEqual(countryById(market.country));
    expect((await staff.call(calls.readMarket, { params: { id: market.id } })).currency).toBe(currencies[market.country]);
  });

  it('carries somebody in its own currency, at a multiple of its cash step', async () => {
    const { lat, lng, phones } = market;
    const rider = await passenger(world, { phone: phones[0], countryId: market.country });
    const taxi = await driver(world, { phone: phones[1], countryId: market.country, vehicleRegistration: `B ${market.id.slice(0, 3)} 1` });
    const online = await taxi.client.answer(calls.setStatus, { params: { id: taxi.user.id }, body: { isOnline: true } });
    expect(online.status).toBe(200);
    await standAt(world, taxi, { lat: lat + 0.001, lng });
    const way = {
      rideType: 'taxi',
      pickupLocation: { lat, lng, address: 'Here' },
      dropoffLocation: { lat: lat + 0.03, lng: lng + 0.02, address: 'There' },
    };
    const quote = await rider.client.call(calls.calculateFare, { body: way });
    const { fare, quoteId } = there(quote.fares[0]);
    const minor = Math.round(Number(fare) * 100);
    expect([minor > market.base * 100, minor % (market.roundTo * 100)]).toEqual([true, 0]);
    const ride = await rider.client.call(calls.requestRide, {
      body: { ...way, fare, paymentMethod: 'cash', quoteId: quoteId ?? '' },
    });
    const offer = await eventually(() => taxi.client.call(calls.getOffer, { params: { id: taxi.driverId } }), 'the offer');
    await taxi.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
    expect([offer.rideId, (await rider.client.call(calls.getRide, { params: { id: ride.id } })).fare]).toEqual([ride.id, fare]);
  });

  it('is refused with a step that its money can’t have', async () => {
    if (market.decimals === 2) return;
    await expect(applyFile(world.node.ctx, fileOf(market, 12.5), {})).rejects.toMatchObject({
      message: expect.stringContaining(`has decimals, and ${currencies[market.country]} is shown without`),
    });
  });
});

it('is refused in what is no country', async () => {
  await expect(applyFile(world.node.ctx, fileOf({ ...there(opened[0]), country: 'zz' as never }), {})).rejects.toThrow(/country/);
});
