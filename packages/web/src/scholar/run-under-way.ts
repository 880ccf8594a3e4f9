import type { Seat } from '@safiri/contract/scholar/calls.ts';
import { isOnTheWay } from '@safiri/rules/scholar/on-the-way.ts';
import type { UnderWay } from '../common/under-way.ts';
import { clockTime } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { useServerNow } from '../ui/use-now.ts';
import { useSeats } from './seats.ts';

const MINUTE_MS = 60_000;

/** The run of today that a child is on now. */
const runOf = (seat: Seat, now: number) => seat.today.find(({ state, at }) => isOnTheWay(state, Date.parse(at), now));

/**
 * The caller's children that are on the way with their school car now, each in a line: who, with which plate, since when.
 * How long it still takes nobody knows: the driver calls the roll, the car tells no position.
 */
export function useSchoolRunUnderWay(): { readonly lines: UnderWay[]; readonly isPending: boolean } {
  const t = useText();
  const now = useServerNow(MINUTE_MS);
  const { data = [], isPending } = useSeats();
  const lines = data.flatMap((seat) => {
    const run = runOf(seat, now);
    if (run === undefined) return [];
    return {
      key: `school ${seat.id}`,
      href: '/scholar-rides',
      icon: 'school' as const,
      title: t('schoolOnBoard', { name: seat.studentName }),
      plate: seat.licensePlate ?? undefined,
      pin: '',
      owner: seat.schoolName,
      when: clockTime(run.at),
    };
  });
  return { lines, isPending };
}
