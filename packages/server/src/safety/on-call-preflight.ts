import { missing, ok, type Check, type Finding } from '@safiri/rules/setup/checks.ts';
import type { PreflightNeeds } from '../platform/room.ts';
import { readRosters } from './on-call-roster.ts';
import { onCallCity } from './on-call-city.ts';
import { onCallCover } from './on-call-state.ts';

/** Whether an emergency would reach anybody's phone, now and in the next days. */
export async function onCallFindings({ config, clock, db, markets }: PreflightNeeds): Promise<Finding[]> {
  const { covered, uncovered } = await onCallCover({ config, clock, markets }, db);
  const { people, rosters } = await readRosters({ config, clock, markets }, db);
  const onRoster = new Set(rosters.flatMap(({ shifts }) => shifts.map(({ userId }) => userId)));
  const gaps = rosters.filter((roster) => roster.gaps.length > 0).map(({ city }) => city.name);
  const missed = people.filter(({ id, test }) => onRoster.has(id) && test?.missed === true && test.confirmedAt === null);
  const finding = (check: Check, isOk: boolean, about: readonly string[] = []) => (isOk ? ok(check) : missing(check, about));
  return [
    finding(
      'on_call_now',
      covered.length > 0 && uncovered.length === 0,
      uncovered.map((id) => onCallCity(markets, id)?.name ?? id),
    ),
    finding('on_call_week', rosters.length > 0 && gaps.length === 0, gaps),
    finding(
      'on_call_tests',
      missed.length === 0,
      missed.map((person) => person.name),
    ),
  ];
}
