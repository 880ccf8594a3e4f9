import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerWaits,
  ANSWER_DAYS_AT_MOST,
  isReviewMoment,
  latestReview,
  mayAnswer,
  reviewAfterAnswer,
  standingSides,
  stoppedBy,
  stoppedThings,
  waitsForLook,
} from './suspensions.ts';

const moment = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }).map((seconds) => new Date(seconds * 1000));
const maybe = fc.option(moment);
const moments = fc.record({ reviewAt: maybe, answeredAt: maybe, lookedAt: maybe, endedAt: maybe });

describe('the day by which a person looks again', () => {
  it('is after now, and never later than the rule allows', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -40, max: 40 }), (now, days) => {
        const at = new Date(now.getTime() + days * 86_400_000);
        expect(isReviewMoment(at, now)).toBe(days > 0 && at <= latestReview(now));
      }),
    );
  });

  it('is brought forward by an answer, and never put back', () => {
    fc.assert(
      fc.property(maybe, moment, (reviewAt, answeredAt) => {
        const next = reviewAfterAnswer(reviewAt, answeredAt);
        if (reviewAt !== null) expect(next.getTime()).toBeLessThanOrEqual(reviewAt.getTime());
        expect(next.getTime()).toBeLessThanOrEqual(answeredAt.getTime() + ANSWER_DAYS_AT_MOST * 86_400_000);
      }),
    );
  });
});

describe('an answer', () => {
  it('is taken while the suspension stands, once before each look, and waits until somebody looks', () => {
    fc.assert(
      fc.property(moments, moment, (given, now) => {
        expect(mayAnswer(given) && answerWaits(given)).toBe(false);
        expect(mayAnswer(given) || answerWaits(given)).toBe(given.endedAt === null);
        if (answerWaits(given)) {
          expect(waitsForLook(given, now)).toBe(true);
          expect(answerWaits({ ...given, lookedAt: given.answeredAt })).toBe(false);
        }
        if (given.endedAt !== null) expect(waitsForLook(given, now)).toBe(false);
      }),
    );
  });
});

it('all that is stopped is stopped for one side', () => {
  const all = standingSides.flatMap((side) => stoppedBy[side]);
  expect(all.toSorted()).toEqual([...stoppedThings].toSorted());
});
