import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { describe, expect, it } from 'vitest';
import { RideRequestScreen } from '../rides/ride-request-screen.tsx';
import { naledi, trip, zanele } from '../testing/people.ts';
import { linksIn, show, wordsOf } from '../testing/show.tsx';
import { ChecksCard } from '../verification/checks-card.tsx';
import { ActiveRide } from './active-ride-route.tsx';
import { PaymentCard } from '../common/payment-card.tsx';

const live = { ...trip, status: 'in_progress', completedAt: null } as const;
const active = (user: typeof naledi) =>
  show(<ActiveRide />, ['rides-trip', 'rides-way', 'cars', 'drivers', 'safety', 'sharing', 'chat'], {
    user,
    answers: [[['active-ride', user.id], live]],
  });

describe('the active ride', () => {
  it('shows a passenger the driver, and no Report Issue', async () => {
    const html = await active(naledi);
    const words = wordsOf(html);
    expect(words).toContain('On the way to Menlyn Park');
    expect(words).toContain('about 12 min to Menlyn Park 6.2 km remaining');
    expect(words).toContain('EMERGENCY');
    expect(html).toMatch(/<button[^>]*class="sos"[^>]*aria-label="EMERGENCY"/);
    expect(words).toMatch(
      /On the way to Menlyn Park Time so far [\d:]+ min .*Z Zanele K\. 4\.8 White Toyota Corolla KT 48 LM GP Message Share About your driver R91\.20 in cash\. What do you give\? .*Trip status /,
    );
    expect(words).not.toContain('Naledi M.');
    expect(words).not.toContain('Report Issue');
  });

  it('shows a passenger the face that staff checked, and since when', async () => {
    const photo = { url: '/api/driver/verification/3/photo?v=8', checkedAt: '2026-11-03T08:00:00Z' };
    const driver = { ...trip.driver, photo };
    const answers = [[['active-ride', naledi.id], { ...live, driver }]] as Array<[unknown[], unknown]>;
    const html = await show(<ActiveRide />, ['rides-trip', 'rides-way', 'cars', 'drivers', 'safety', 'sharing', 'chat'], {
      user: naledi,
      answers,
    });
    expect(html).toMatch(/<img class="avatar" src="\/api\/driver\/verification\/3\/photo\?v=8" alt=""/);
    expect(wordsOf(html)).toContain('Photo checked 03 Nov by our team About your driver');
  });

  it('shows a driver the passenger, Complete Trip and Report Issue', async () => {
    const html = await active(zanele);
    expect(wordsOf(html)).toMatch(/On the way to Menlyn Park Time so far [\d:]+ min Naledi M\. 4\.7 Message /);
    expect(wordsOf(html)).toMatch(/Report Issue .* Cancel Trip If you cancel, you earn nothing\. Complete Trip/);
    expect(linksIn(html)).toMatchObject({ '/live-chat?ride=31': 'Report Issue' });
    expect(wordsOf(html)).not.toContain('KT 48 LM GP');
  });

  it('lists the four steps, both places and the summary', async () => {
    expect(wordsOf(await active(naledi))).toMatch(
      new RegExp(
        'Trip status Ride accepted \\(Done\\) .* Arrived at pickup \\(Done\\) .* Trip in progress \\(Done\\) .* Trip completed (Times are those of Johannesburg )?' +
          'Pickup Hatfield Plaza Destination Menlyn Park Change destination Trip summary Trip fare R91.20 Distance 8.1 km',
      ),
    );
  });

  it('says how long the trip takes until it has begun; from then on only by when the car is there', async () => {
    const words = async (ride: Ride) =>
      wordsOf(
        await show(<ActiveRide />, ['rides-trip', 'rides-way', 'cars', 'drivers', 'safety', 'sharing', 'chat'], {
          user: naledi,
          answers: [[['active-ride', naledi.id], ride]],
        }),
      );
    expect(await words({ ...live, status: 'arrived' })).toContain('Trip time about 19 min');
    // One number to go by, as the home page says it, and how far it may be off.
    expect(await words({ ...live, status: 'arrived', durationHigh: 37 })).toContain('Trip time about 19 min rarely more than 37 min');
    expect(await words(live)).not.toContain('Trip time');
  });

  it('that does not exist says so', async () => {
    const none = await show(<ActiveRide />, ['rides-trip'], { user: naledi, answers: [[['active-ride', naledi.id], null]] });
    expect(wordsOf(none)).toContain('No active ride found');
    expect(wordsOf(none)).toContain('Go Back');
  });
});

describe('the ride request', () => {
  it('asks from where and to where, lists the five kinds from their base fares, and begins with no way to send', async () => {
    const html = await show(<RideRequestScreen waitingList={() => null} />, ['rides', 'places'], { user: naledi });
    expect(wordsOf(html)).toContain(
      'Where to? Choose a ride Choose a ride Safiri Everyday car, up to 4 from R42.00 25 min ' +
        'Share Share the trip, pay less from R30.00 35 min Premium Newer car, more space from R63.00 22 min ' +
        'Ladies Only Verified female drivers from R46.00 23 min Scholar For pupils: to school and back from R25.00 30 min ' +
        'Request Safiri Choose where you are going.',
    );
    expect(html).toMatch(/<input[^>]*value="Current Location"/);
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*>.{0,40}Request Safiri/);
  });
});

it('what is brought is paid to the courier in cash until something else is chosen', async () => {
  expect(wordsOf(await show(<PaymentCard countryId="za" brought />, []))).toBe('Cash Pay the courier Change');
});

it('a background check shows its result as a score out of 100', async () => {
  const check = {
    id: 1,
    checkType: 'criminal',
    status: 'completed',
    score: 87,
    result: 'clear',
    completedAt: '2026-11-21T10:00:00.000Z',
  } as const;
  const words = wordsOf(await show(<ChecksCard checks={[check]} />, ['verification'], { user: zanele }));
  expect(words).toBe('Background checks Criminal record Clear, 21 Nov 2026 Scores out of 100 Criminal record 87/100');
});
