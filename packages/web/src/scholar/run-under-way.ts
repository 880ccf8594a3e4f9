import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { scholarPaths } from '@safiri/contract/scholar/paths.ts';
import type { Seat } from '@safiri/contract/scholar/calls.ts';
import type { StreamEvents } from '@safiri/contract/stream.ts';
import { isOnTheWay } from '@safiri/rules/scholar/on-the-way.ts';
import type { UnderWay } from '../common/under-way.ts';
import { callApi } from '../platform/api-client.ts';
import { clockTime } from '../platform/format.ts';
import { useStreamEvent } from '../platform/stream.ts';
import { useText } from '../platform/text.ts';
import { useNow } from '../ui/use-now.ts';
import { cacheSeat, mineKey } from './seats.ts';

const MINUTE_MS = 60_000;
/** What changes comes by the stream; so often is looked once more whether there are seats at all. */
const SEATS_FRESH_MS = 10 * MINUTE_MS;

/** The run of today that a child is on now. */
const runOf = (seat: Seat, now: number) => seat.today.find(({ state, at }) => isOnTheWay(state, Date.parse(at), now));

/**
 * The caller's children that are on the way with their school car now, each in a line: who, with which plate, since when.
 * How long it still takes nobody knows: the driver calls the roll, the car tells no position.
 */
export function useSchoolRunUnderWay(): UnderWay[] {
  const t = useText();
  const now = useNow(MINUTE_MS);
  useStreamEvent(
    'school',
    useCallback(({ seat }: StreamEvents['school']) => cacheSeat(seat), []),
  );
  const { data = [] } = useQuery({ queryKey: mineKey, queryFn: () => callApi(scholarPaths.mine), staleTime: SEATS_FRESH_MS });
  return data.flatMap((seat) => {
    const run = runOf(seat, now);
    if (run === undefined) return [];
    return {
      key: `school ${seat.id}`,
      href: '/scholar-rides',
      icon: 'school' as const,
      title: t('schoolOnBoard', { name: seat.studentName }),
      detail: [seat.licensePlate, seat.schoolName].filter((part) => part !== null).join(' · '),
      when: clockTime(run.at),
    };
  });
}
