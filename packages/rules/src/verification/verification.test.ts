import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDate } from '../places/local-time.ts';
import { checkTypes, type CheckType } from './background-checks.ts';
import { daysLeft, documentTypes, hasExpired, reminderDue, REMINDER_DAYS, requiredDocuments } from './documents.ts';
import { requiredTypes, specifiedLists } from './papers.ts';
import { missingForApproval, progressPercent, statusAfter, stepNames, stepsOf, stepStatuses, verificationStatuses } from './steps.ts';

const required = requiredTypes(specifiedLists, 'sedan');
const documents = fc
  .array(
    fc.tuple(
      fc.constantFrom<string>(...documentTypes, 'psv_badge', 'inspection'),
      fc.constantFrom('pending' as const, 'approved' as const, 'rejected' as const),
    ),
  )
  .map((pairs) => new Map(pairs));
const checks = fc
  .array(fc.tuple(fc.constantFrom<CheckType>(...checkTypes), fc.constantFrom('pending' as const, 'clear' as const, 'flagged' as const)))
  .map((pairs) => new Map(pairs));
const lists = fc.record({
  driver: fc.subarray(['id_document', 'drivers_license', 'psv_badge']),
  vehicle: fc.subarray(['vehicle_insurance', 'inspection']),
});
const facts = fc.record({
  documents,
  required: fc.oneof(fc.constant(required), lists),
  checks,
  vehicleFits: fc.boolean(),
  status: fc.constantFrom(...verificationStatuses),
});

const all = {
  documents: new Map(requiredDocuments.map((type) => [type, 'approved' as const])),
  checks: new Map(checkTypes.map((type) => [type, 'clear' as const])),
  vehicleFits: true,
  required,
};

describe('approval', () => {
  it('needs the five required documents, the three checks and the vehicle; the police clearance never blocks', () => {
    expect(requiredDocuments).toHaveLength(5);
    expect(missingForApproval(all)).toEqual([]);
    expect(missingForApproval({ ...all, vehicleFits: false })).toEqual(['vehicle']);
    expect(missingForApproval({ ...all, checks: new Map([...all.checks, ['identity', 'flagged']]) })).toEqual(['identity']);
    expect(missingForApproval({ ...all, documents: new Map([...all.documents, ['police_clearance', 'rejected']]) })).toEqual([]);
  });

  it('has all steps but the review completed exactly when nothing is missing', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const steps = stepsOf(given);
        const done = stepNames.filter((name) => name !== 'review').every((name) => steps[name] === 'completed');
        expect(done).toBe(missingForApproval(given).length === 0);
      }),
    );
  });
});

describe('the overall status', () => {
  it('goes from nothing sent over pending to review, and staff have the last word', () => {
    const none = { documents: new Map(), checks: new Map(), vehicleFits: false, required } as const;
    expect(statusAfter({ ...none, status: 'not_started' }, false)).toBe('not_started');
    expect(statusAfter({ ...none, documents: new Map([['id_document', 'pending']]), status: 'not_started' }, true)).toBe('pending');
    const sent = new Map(requiredDocuments.map((type) => [type, 'pending' as const]));
    expect(statusAfter({ ...none, documents: sent, status: 'pending' }, true)).toBe('in_review');
    expect(statusAfter({ ...none, documents: sent, status: 'rejected' }, false)).toBe('rejected');
    expect(statusAfter({ ...none, documents: sent, status: 'rejected' }, true)).toBe('in_review');
  });

  it('is never approved by anything that is sent', () => {
    fc.assert(
      fc.property(facts, fc.boolean(), (given, anew) => {
        const next = statusAfter(given, anew);
        expect(next === 'approved').toBe(given.status === 'approved');
      }),
    );
  });
});

describe('progress', () => {
  it('is the share of completed steps', () => {
    expect(progressPercent([])).toBe(0);
    expect(progressPercent(['completed', 'in_progress', 'not_started', 'failed'])).toBe(25);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...stepStatuses)), (statuses) => {
        const percent = progressPercent(statuses);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('expiry', () => {
  it('counts the last day as valid', () => {
    expect(daysLeft('2026-12-01', '2026-11-21')).toBe(10);
    expect(hasExpired('2026-11-21', '2026-11-21')).toBe(false);
    expect(hasExpired('2026-11-20', '2026-11-21')).toBe(true);
    expect(hasExpired(null, '2026-11-21')).toBe(false);
  });

  it('reminds 30, 7 and 1 day before and on expiry, each once', () => {
    expect(reminderDue(31, null)).toBeUndefined();
    expect(reminderDue(30, null)).toBe(30);
    expect(reminderDue(29, 30)).toBeUndefined();
    expect(reminderDue(7, 30)).toBe(7);
    expect(reminderDue(1, 7)).toBe(1);
    expect(reminderDue(0, 1)).toBeUndefined();
    expect(reminderDue(-1, 1)).toBe(0);
    expect(reminderDue(-2, 0)).toBeUndefined();
  });

  it('sends at most four, whatever days the job runs on', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -5, max: 40 })), (days) => {
        let reminded: number | null = null;
        let sent = 0;
        for (const left of days.sort((a, b) => b - a)) {
          const due = reminderDue(left, reminded);
          if (due === undefined) continue;
          expect([...REMINDER_DAYS, 0]).toContain(due);
          reminded = due;
          sent += 1;
        }
        expect(sent).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('knows dates that exist', () => {
    expect(isDate('2028-02-29')).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '', '2026-01-01T00:00:00Z']) expect(isDate(text)).toBe(false);
  });
});
