import type { CityRoster, OnCallPerson } from '@safiri/contract/safety/on-call-shapes.ts';
import { minuteOf } from '@safiri/rules/catalogue/merchants.ts';
import { turnsOf, type Shift } from '@safiri/rules/safety/on-call-hours.ts';
import { isReachable } from '@safiri/rules/safety/on-call.ts';
import { useText } from '../platform/text.ts';
import { dateName } from './on-call-words.ts';

type People = ReadonlyMap<number, OnCallPerson>;

/** Colours that bars have before the first comes again; the letters in them tell apart who shares one. */
const TONES = 6;
/** Hours of a day that stand above the bars. */
const SCALE = ['00', '06', '12', '18', '24'];

const letter = (word: string) => [...word][0] ?? '';
const wordsOf = (name: string) => name.trim().split(/\s+/u);

/** "ZN" of Zodwa Nkosi: what a short bar has room for. */
function initials(name: string): string {
  const words = wordsOf(name);
  return letter(words[0] ?? '') + (words.length > 1 ? letter(words.at(-1) ?? '') : '');
}

/** "Zodwa N." of Zodwa Nkosi. */
function shortened(name: string): string {
  const words = wordsOf(name);
  return words.length > 1 ? `${words[0]} ${letter(words.at(-1) ?? '')}.` : (words[0] ?? '');
}

/** The hours that count: of those who can be reached. */
const counting = ({ shifts }: CityRoster, people: People): Shift[] =>
  shifts
    .filter(({ userId }) => isReachable(people.get(userId)?.reach ?? 'gone'))
    .map(({ from, to, ...shift }) => ({ ...shift, fromMinute: minuteOf(from) ?? 0, toMinute: minuteOf(to) ?? 0 }));

/** The next days as bars from midnight to midnight: whoever is called first, by name and colour, and hatched where nobody is. */
export function OnCallWeek({ roster, people }: { roster: CityRoster; people: People }) {
  const t = useText();
  const { days, gaps, city } = roster;
  const shifts = counting(roster, people);
  const ids = [...new Set(shifts.map(({ userId }) => userId))].toSorted((a, b) => a - b);
  const nameOf = (userId: number) => people.get(userId)?.name ?? '';
  const toneOf = (userId: number) => ids.indexOf(userId) % TONES;
  return (
    <div className="on-call-plan" aria-hidden="true">
      <p className="caption on-call-legend">
        {ids.length === 0 ? null : <span>{t('onCallSomebody')}:</span>}
        {ids.map((userId) => (
          <span key={userId} className="on-call-who">
            <span className="on-call-swatch" data-tone={toneOf(userId)}>
              {initials(nameOf(userId))}
            </span>
            {nameOf(userId)}
          </span>
        ))}
        <span className="on-call-who">
          <i data-gap /> {t('onCallNobodyThen')}
        </span>
      </p>
      <ol className="on-call-week">
        <li className="on-call-scale caption num">
          <span />
          <span>
            {SCALE.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </span>
        </li>
        {days.map(({ date, startsAt, endsAt }) => {
          const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
          const place = (from: number, to: number) => ({
            left: `${((from - start) / (end - start)) * 100}%`,
            width: `${((to - from) / (end - start)) * 100}%`,
          });
          return (
            <li key={date}>
              <span className="caption">{dateName(date)}</span>
              <span className="on-call-day">
                {turnsOf(shifts, { startsAt: new Date(start), endsAt: new Date(end) }, city.timeZone).map((turn) => (
                  <span
                    key={turn.startsAt.getTime()}
                    className="on-call-turn"
                    data-tone={toneOf(turn.userId)}
                    style={place(turn.startsAt.getTime(), turn.endsAt.getTime())}
                  >
                    <span data-long>{shortened(nameOf(turn.userId))}</span>
                    <span data-short>{initials(nameOf(turn.userId))}</span>
                  </span>
                ))}
                {gaps
                  .map((gap) => [Math.max(start, Date.parse(gap.startsAt)), Math.min(end, Date.parse(gap.endsAt))] as const)
                  .filter(([from, to]) => from < to)
                  .map(([from, to]) => (
                    <i key={from} style={place(from, to)} />
                  ))}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
