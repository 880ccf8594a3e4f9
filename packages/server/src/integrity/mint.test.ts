import { expect, it } from 'vitest';
import { searchRuns, searchSeed, searchTimeout } from '@safiri/rules/testing/search.ts';
import { chances } from '../testing/chances.ts';
import { useWorld } from '../testing/harness.ts';
import { hireCrew, tryToMint, wealthOf, type Crew } from '../testing/mint.ts';
import { complete, tripUnderWay } from '../testing/trips.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { accounts, balanceOf } from '../wallet/public.ts';

/** A Saturday in Johannesburg: every trip earns half of its fare on top, and a week's goal and a referral are to be had. */
const saturday = new Date('2026-11-14T12:00:00+02:00');
const begun = performance.now();
const world = useWorld({ clock: () => new Date(saturday.getTime() + performance.now() - begun), env: { COMMISSION_PERCENT: '10' } });
/** A hundred take a minute. */
const USUAL = 25;
const TRIES = searchRuns(USUAL);
/** Tries of one crew: its goals and its referral come nearer with each. */
const OF_ONE_CREW = 10;

it('whoever drives is paid on top, so that there is something to take', async () => {
  const crew = await hireCrew(world);
  const [rider] = crew.riders;
  if (rider === undefined) throw new Error('a crew has riders');
  await complete(world, crew.drivers[0], await tripUnderWay(world, { passenger: rider, driver: crew.drivers[0] }, { at: saturday }));
  const { has, putIn } = await wealthOf(world, crew);
  // Half of 100.00, less a tenth.
  expect(has - putIn).toBe(40_00);
});

it(
  'two drivers and five passengers who drive nothing, or share a phone, end with no more than they put in',
  async () => {
    const first = searchSeed ?? Math.floor(Math.random() * 1e6);
    const paidBefore = await Promise.all([balanceOf(world.db, accounts.bonuses, 'ZAR'), balanceOf(world.db, accounts.promotions, 'ZAR')]);
    let crew: Crew | undefined;
    for (let i = 0; i < TRIES; i += 1) {
      if (crew === undefined || i % OF_ONE_CREW === 0) crew = await hireCrew(world);
      try {
        await tryToMint(world, crew, chances(first + i));
      } catch (error) {
        throw new Error(`try ${i} of seed ${first}`, { cause: error });
      }
    }
    // Neither bonuses nor goals, referrals or codes paid anything.
    expect(await Promise.all([balanceOf(world.db, accounts.bonuses, 'ZAR'), balanceOf(world.db, accounts.promotions, 'ZAR')])).toEqual(
      paidBefore,
    );
    expect((await checkLedger(world.db)).faults).toEqual([]);
  },
  searchTimeout(2000, USUAL),
);
