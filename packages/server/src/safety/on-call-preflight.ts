import type { Context } from '../platform/context.ts';
import type { Finding } from '../platform/room.ts';
import { readRosters } from './on-call-roster.ts';
import { onCallCity } from './on-call-city.ts';
import { onCallCover } from './on-call-state.ts';

type Needs = Pick<Context, 'config' | 'clock' | 'db' | 'markets'>;

/** Whether an emergency would reach anybody's phone, now and in the next days. */
export async function onCallFindings({ config, clock, db, markets }: Needs): Promise<Finding[]> {
  const { covered, uncovered } = await onCallCover({ config, clock, markets }, db);
  const { people, rosters } = await readRosters({ config, clock, markets }, db);
  const onRoster = new Set(rosters.flatMap(({ shifts }) => shifts.map(({ userId }) => userId)));
  const gaps = rosters.filter((roster) => roster.gaps.length > 0).map(({ city }) => city.name);
  const missed = people.filter(({ id, test }) => onRoster.has(id) && test?.missed === true && test.confirmedAt === null);
  const list = (names: readonly string[]) => names.join(', ');
  return [
    {
      name: 'texts leave the server',
      fault:
        config.sms === undefined
          ? 'no SMS gateway: set SMS_URL, SMS_USERNAME and SMS_API_KEY; until then texts are only written down'
          : null,
    },
    {
      name: 'somebody is on call',
      fault:
        covered.length === 0
          ? 'nobody is on call who can be reached: an emergency rings no phone. Keep the roster at /staff/on-call'
          : uncovered.length > 0
            ? `nobody is on call in ${list(uncovered.map((id) => onCallCity(markets, id)?.name ?? id))}`
            : null,
    },
    {
      name: 'the next seven days are covered',
      fault: gaps.length > 0 ? `hours without anybody in ${list(gaps)}` : rosters.length === 0 ? 'there is no roster' : null,
    },
    {
      name: 'test alarms were confirmed',
      fault: missed.length > 0 ? `missed by ${list(missed.map((person) => person.name))}` : null,
    },
  ];
}
