import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LOST_HOURS,
  LOST_REPORTS_AT_MOST,
  lostStates,
  mayReportLost,
  nextLostStates,
  standingLostStates,
  stillLost,
  type LostActor,
  type LostState,
} from './lost-items.ts';

const END = Date.parse('2026-06-15T10:00:00Z');
const HOUR = 3_600_000;
const actors: readonly LostActor[] = ['reporter', 'other', 'staff'];

describe('a report of something lost', () => {
  it('is made for two days after the end, a few times', () => {
    expect(mayReportLost(END, END, 0)).toBe(true);
    expect(mayReportLost(END, END + LOST_HOURS * HOUR, LOST_REPORTS_AT_MOST - 1)).toBe(true);
    expect(mayReportLost(END, END + LOST_HOURS * HOUR + 1, 0)).toBe(false);
    expect(mayReportLost(END, END, LOST_REPORTS_AT_MOST)).toBe(false);
    expect(LOST_HOURS).toBe(48);
  });

  it('stands until it was given back or closed', () => {
    expect(standingLostStates).toEqual(['open', 'found']);
    expect(lostStates.filter((state) => !stillLost(state))).toEqual(['returned', 'closed']);
  });

  it('is answered by the other side alone: found, or not there', () => {
    expect(nextLostStates('other', 'open')).toEqual(['found', 'closed']);
    expect(nextLostStates('reporter', 'open')).not.toContain('found');
  });

  it('comes to its end whatever is done, and never back', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...actors), fc.nat()), { minLength: 6, maxLength: 20 }), (moves) => {
        let state: LostState = 'open';
        const seen: LostState[] = [state];
        for (const [by, choice] of moves) {
          const ways = nextLostStates(by, state);
          if (ways.length === 0) continue;
          state = ways[choice % ways.length] as LostState;
          seen.push(state);
        }
        expect(new Set(seen).size).toBe(seen.length);
        for (const by of actors) if (!stillLost(state)) expect(nextLostStates(by, state)).toEqual([]);
      }),
    );
  });
});
