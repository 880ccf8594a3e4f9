import { describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { groceries, orderGroceries, shelves } from '../testing/carts.ts';
import { useWorld } from '../testing/harness.ts';
import { makeOfferTo } from '../testing/offers.ts';
import { driver, goOnline, passenger, reportNorth, rideBody, type DriverPerson } from '../testing/people.ts';
import { watchStatements } from '../testing/statements.ts';
import { endUnproven, tripUnderWay } from '../testing/trips.ts';

const world = useWorld();
/** So often each is done before it is looked at: by then it is known to come often. */
const BEFORE = 8;
const LOOKS = 3;

/** Statements with values that were sent without a name each time that something was done again: what runs beside, every few seconds, is not among them. */
async function unnamedOf(act: () => Promise<unknown>): Promise<string[]> {
  for (let time = 0; time < BEFORE; time += 1) await act();
  const looks: Array<Set<string>> = [];
  for (let look = 0; look < LOOKS; look += 1) {
    const watched = watchStatements(world.node.ctx.db.$client);
    await act();
    looks.push(new Set(watched().flatMap(({ text, name, values }) => (values > 0 && name === undefined ? [text] : []))));
  }
  return [...(looks[0] ?? [])].filter((text) => looks.every((texts) => texts.has(text)));
}

const quote = { pickupLocation: rideBody().pickupLocation, dropoffLocation: rideBody().dropoffLocation, rideType: 'standard' } as const;

describe('the statements of what is done all day are sent by name', () => {
  it('quotes', async () => {
    const { client } = await passenger(world);
    expect(await unnamedOf(() => client.call(calls.calculateFare, { body: quote }))).toEqual([]);
  });

  it('the request of a ride, and its end', async () => {
    const { client } = await passenger(world);
    const withdrawn = async () => {
      const { quoteId, fare } = await client.call(calls.calculateFare, { body: quote });
      if (quoteId === null) throw new Error('no quote');
      const { id } = await client.call(calls.requestRide, { body: rideBody({ quoteId, fare }) });
      await client.call(calls.changeRide, { params: { id }, body: { status: 'cancelled' } });
    };
    expect(await unnamedOf(withdrawn)).toEqual([]);
  });

  it('the polls of somebody new', async () => {
    const people = await Promise.all(Array.from({ length: BEFORE + LOOKS }, () => passenger(world)));
    const poll = async () => {
      const person = people.pop();
      if (person !== undefined) await person.client.call(calls.passengerActiveRide, { params: { id: person.user.id } });
    };
    expect(await unnamedOf(poll)).toEqual([]);
  });

  it('positions, and an offer that is declined or accepted', async () => {
    const taxi = await driver(world);
    await goOnline(taxi);
    let north = 300;
    expect(await unnamedOf(async () => reportNorth(taxi, (north -= 20)))).toEqual([]);
    const { client } = await passenger(world);
    const offered = async (to: DriverPerson) => {
      const { id } = await client.call(calls.requestRide, { body: rideBody() });
      await makeOfferTo(world, to, id);
      return id;
    };
    const declined = async () => {
      const id = await offered(taxi);
      await taxi.client.call(calls.declineOffer, { params: { id } });
      await client.call(calls.changeRide, { params: { id }, body: { status: 'cancelled' } });
    };
    expect(await unnamedOf(declined)).toEqual([]);
    const accepted = async () => {
      const id = await offered(taxi);
      await taxi.client.call(calls.changeRide, { params: { id }, body: { status: 'accepted' } });
      await client.call(calls.changeRide, { params: { id }, body: { status: 'cancelled' } });
    };
    expect(await unnamedOf(accepted)).toEqual([]);
  });

  it('the end of a trip', async () => {
    const who = { passenger: await passenger(world), driver: await driver(world) };
    const ended = async () => endUnproven(who.driver, await tripUnderWay(world, who, { at: new Date() }));
    expect(await unnamedOf(ended)).toEqual([]);
  });

  it('an order of groceries', async () => {
    const [{ client, user }, at] = [await passenger(world), await shelves(world, 1000)];
    expect(await unnamedOf(() => orderGroceries({ client, user } as never, groceries(at)))).toEqual([]);
  });
});
