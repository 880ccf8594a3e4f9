import { earningsPaths } from '@safiri/contract/earnings/paths.ts';
import type { Earnings } from '@safiri/contract/earnings/shapes.ts';
import { heldPayPaths } from '@safiri/contract/integrity/paths.ts';
import type { Progress } from '@safiri/contract/training/shapes.ts';
import type { Verification } from '@safiri/contract/verification/shapes.ts';
import { documentTypes } from '@safiri/rules/verification/documents.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accountPaths } from '@safiri/contract/account/paths.ts';
import { ProfileScreen } from '../account/profile-screen.tsx';
import { EarningsScreen } from '../earnings/earnings-screen.tsx';
import { language } from '../platform/preferences.ts';
import { speak } from '../platform/text.ts';
import { lessonRow, lessonsDone, naledi, zanele } from '../testing/people.ts';
import { payoutTerms } from '../testing/payout-terms.ts';
import { linksIn, show, wordsOf } from '../testing/show.tsx';
import { progressKey } from '../common/lessons.ts';
import { VerificationScreen } from '../verification/verification-screen.tsx';

const nothing = { fares: '0.00', bonuses: '0.00', goals: '0.00', referrals: '0.00', dayCommission: '0.00', tips: '0.00' };
const earnings: Earnings = {
  totalEarnings: 1234.5,
  weeklyEarnings: 321,
  monthlyEarnings: 654.25,
  rideCount: 41,
  avgRating: 4.8,
  quickerPercent: 0,
  bonuses: 12,
  referralEarnings: 50,
  currency: 'ZAR',
  countryId: 'za',
  week: nothing,
  month: nothing,
  total: nothing,
  days: Array.from({ length: 28 }, (_, i) => ({ date: `2026-06-${String(i + 1).padStart(2, '0')}`, earned: '10.00' })),
  lines: [],
  goals: [
    {
      id: 'week',
      per: 'week' as const,
      period: '2026-W26',
      endsAt: '2026-06-29T00:00:00.000Z',
      earned: '100.00',
      held: '84.00',
      target: '1000.00',
      reward: '100.00',
      percent: 10,
      paid: false,
      spent: false,
    },
  ],
  bonusWindows: [],
  balance: '200.00',
  payable: '200.00',
  cashCollected: '80.00',
  payouts: [],
  referrals: { referred: 1, joined: 1, rewarded: 1, earned: '50.00', reward: '50.00', afterTrips: 5 },
};

/** All that stands on the screen from the first. */
const answersOf = (of: Earnings): Array<[unknown[], unknown]> => [
  [[earningsPaths.getEarnings, zanele.id], of],
  [[earningsPaths.payoutTerms, zanele.id], payoutTerms],
  [[heldPayPaths.own, zanele.id], []],
];

it('the earnings begin with total, week, month, trips and rating, and four tabs', async () => {
  const answers = answersOf(earnings);
  const words = wordsOf(await show(<EarningsScreen />, ['earnings'], { user: zanele, answers }));
  expect(words).toContain(
    'Total earned R1,234.50 This week R321.00 This month R654.25 Total rides 41 Rating 4.8 Overview Incentives Referrals Goals ' +
      'Available to withdraw R200.00 Withdraw',
  );
});

it('the earnings wait for what stands in their balance: it would push away what is read', async () => {
  const words = wordsOf(await show(<EarningsScreen />, ['earnings'], { user: zanele, answers: answersOf(earnings).slice(0, 2) }));
  expect(words).not.toContain('Total earned');
});

it('the earnings name no bonus, goal or referral where the operator pays none', async () => {
  const none = { ...earnings, goals: [], bonusWindows: [], referrals: { ...earnings.referrals, reward: '0.00', afterTrips: null } };
  const answers = answersOf(none);
  const words = wordsOf(await show(<EarningsScreen />, ['earnings'], { user: zanele, answers }));
  expect(words).not.toMatch(/Overview|Trip bonuses|Goals|Referrals|brought/);
  expect(words).toContain('Rating 4.8 Available to withdraw R200.00 Withdraw');
});

const verification: Verification = {
  driver: { id: 3, verificationStatus: 'in_review', verificationNotes: 'Plate not readable', vehicleInfo: zanele.vehicleInfo as never },
  verificationSteps: [
    { id: 1, stepName: 'personal_documents', stepStatus: 'completed' },
    { id: 2, stepName: 'vehicle_documents', stepStatus: 'in_progress' },
    { id: 3, stepName: 'background_checks', stepStatus: 'not_started' },
    { id: 4, stepName: 'review', stepStatus: 'failed' },
  ],
  documents: documentTypes.map((documentType, i) => ({
    id: i,
    documentType,
    documentName: null,
    expires: false,
    neededFrom: null,
    documentUrl: null,
    documentNumber: null,
    expiryDate: null,
    verificationStatus: (['approved', 'pending', 'rejected', 'not_uploaded', 'not_uploaded', 'not_uploaded'] as const)[i] ?? 'pending',
    expired: false,
    daysLeft: null,
    reviewNote: i === 2 ? 'Too blurred' : null,
    reviewedAt: i === 0 ? '2026-11-20T10:00:00.000Z' : null,
    required: documentType !== 'police_clearance',
  })),
  backgroundChecks: [
    { id: null, checkType: 'criminal', status: 'none', score: null, result: null, completedAt: null },
    { id: 2, checkType: 'driving_record', status: 'pending', score: null, result: null, completedAt: null },
    { id: 3, checkType: 'identity', status: 'completed', score: 87, result: 'clear', completedAt: '2026-11-21T10:00:00.000Z' },
  ],
  missing: ['vehicle'],
  suspension: null,
};
const verificationScreen = (changes: Partial<Verification['driver']> = {}) =>
  show(<VerificationScreen />, ['verification', 'cars'], {
    user: zanele,
    answers: [
      [['verification'], { ...verification, driver: { ...verification.driver, ...changes } }],
      [progressKey(zanele.driver?.id), lessonsDone],
    ],
  });

describe('the verification', () => {
  it('shows how it stands, each step in its own look, each check and each document', async () => {
    const html = await verificationScreen();
    const words = wordsOf(html);
    expect(words).toContain('All is sent. We are reviewing it: this takes 24-48 hours. Notes from the reviewer: Plate not readable');
    expect(words).toContain(
      'Steps 25% complete Personal documents Completed Vehicle and its documents In progress Background checks Not started Final review Needs you',
    );
    expect([...html.matchAll(/<li class="(step-\w+)">/g)].map(([, look]) => look)).toEqual([
      'step-completed',
      'step-in_progress',
      'step-not_started',
      'step-failed',
      // The lessons.
      'step-completed',
    ]);
    expect(words).toContain(
      'Criminal record Start check Driving record In progress Identity Clear, 21 Nov 2026 Scores out of 100 Identity 87/100',
    );
    expect(words).toContain(
      "ID document Verified, 20 Nov 2026 Replace Driver's license Your document is being reviewed. This takes 24-48 hours. Replace " +
        'Vehicle registration This document was not accepted. Please upload a new one. Reviewer: Too blurred Send a new one',
    );
    expect(words).toContain('Police clearance Optional Not sent yet Add');
  });

  it('names the lessons with their time while the papers are checked, and leads to them', async () => {
    const withRows = (rows: readonly Progress[]) =>
      show(<VerificationScreen />, ['verification', 'cars'], {
        user: zanele,
        answers: [
          [['verification'], verification],
          [progressKey(zanele.driver?.id), rows],
        ],
      });
    const fresh = await withRows([]);
    expect(wordsOf(fresh)).toContain(
      'Final review Needs you Lessons, about 32 minutes You can do them while your papers are checked. Without them nobody goes online. Not started',
    );
    expect(linksIn(fresh)['/driver-training']).toBe('Lessons, about 32 minutes');
    expect(wordsOf(await withRows([lessonRow(1, 'completed'), lessonRow(2, 'in_progress')]))).toContain('Lessons, about 24 minutes');
    const done = await withRows(lessonsDone);
    expect(wordsOf(done)).toContain('Lessons Completed');
    expect(linksIn(done)['/driver-training']).toBeUndefined();
  });

  it('waits on a first visit until its steps are made: what stands below them does not move', async () => {
    const html = await show(<VerificationScreen />, ['verification', 'cars'], {
      user: zanele,
      answers: [
        [['verification'], { ...verification, verificationSteps: [] }],
        [progressKey(zanele.driver?.id), lessonsDone],
      ],
    });
    expect(html).toContain('aria-busy="true"');
    expect(wordsOf(html)).not.toMatch(/Steps|Criminal record|ID document/);
  });

  it('leads an approved driver to the dashboard', async () => {
    const html = await verificationScreen({ verificationStatus: 'approved', verificationNotes: null });
    expect(wordsOf(html)).toContain('You are verified. You may accept rides. Go to the dashboard');
    expect(/<a [^>]*class="button primary"[^>]*>/.exec(html)?.[0]).toContain('href="/driver"');
  });
});

describe('the profile', () => {
  const profile = (user: typeof naledi) =>
    show(<ProfileScreen checked={null} identity={null} tax={null} />, ['account', 'cars', 'landing-pages'], {
      user,
      answers: [[[accountPaths.get], { user, photoUrl: null }]],
    });

  it('shows who one is, with rating and trips, and the ways on', async () => {
    const html = await profile(naledi);
    expect(wordsOf(html)).toContain(
      'Naledi Mokoena Passenger ★ 4.7 12 trips so far Active Your details Edit Email address naledi@example.org Phone (082) 555-0101 ' +
        'Gender as registered Female',
    );
    expect(wordsOf(html)).toContain('Country South Africa Saved places Ride packages My orders Safety Settings Sign Out');
    expect(linksIn(html)).toMatchObject({ '/places': 'Saved places', '/safety': 'Safety', '/settings': 'Settings' });
  });

  it('tells confirmed women who drive alone that they are eligible for ladies-only rides', async () => {
    const eligible = async (user: typeof naledi) => wordsOf(await profile(user)).includes('Eligible for ladies-only rides');
    expect(await eligible({ ...zanele, genderVerified: true })).toBe(true);
    expect(await eligible(zanele)).toBe(false);
    expect(await eligible({ ...naledi, genderVerified: true })).toBe(false);
    expect(await eligible({ ...zanele, gender: 'male', genderVerified: true })).toBe(false);
    expect(wordsOf(await profile(zanele))).toContain('Vehicle information White Toyota Corolla 2021 KT 48 LM GP');
  });

  it('says the colour of the car in the language of its reader', async () => {
    onTestFinished(() => {
      language.set('en');
      return speak('en');
    });
    language.set('sw');
    await speak('sw');
    expect(wordsOf(await profile(zanele))).toContain('Toyota Corolla 2021 nyeupe');
  });
});
