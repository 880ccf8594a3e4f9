import { isOnTheWay } from '@safiri/rules/scholar/on-the-way.ts';
import type { UnderWay } from '../common/under-way.ts';
import { clockTime } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { useServerNow } from '../ui/use-now.ts';
import { useRoll } from './api.ts';

const MINUTE_MS = 60_000;
const ROLL_FRESH_MS = 10 * MINUTE_MS;

/** The driver's groups with children on board now, each in a line: how many, of which school, since the last one got on. */
export function useOwnRuns(): UnderWay[] {
  const t = useText();
  const now = useServerNow(MINUTE_MS);
  const { data = [] } = useRoll(ROLL_FRESH_MS);
  return data.flatMap(({ groupId, schoolName, stops }) => {
    const onBoard = stops
      .flatMap(({ students }) => students.flatMap(({ today }) => today))
      .filter(({ state, at }) => isOnTheWay(state, Date.parse(at), now))
      .map(({ at }) => at)
      .toSorted();
    const last = onBoard.at(-1);
    if (last === undefined) return [];
    return {
      key: `own school ${groupId}`,
      href: '/scholar-rides',
      icon: 'school' as const,
      title: t('schoolDriving', { n: onBoard.length }),
      plate: undefined,
      pin: '',
      owner: schoolName,
      when: clockTime(last),
    };
  });
}
