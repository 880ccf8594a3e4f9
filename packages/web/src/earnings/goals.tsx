import type { Earnings, Goal } from '@safiri/contract/earnings/shapes.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { progressPercent, tripsToGo } from '@safiri/rules/earnings/goals.ts';
import { fromSignedWire, toWire } from '@safiri/rules/pricing/money.ts';
import type { TextKey } from 'virtual:texts/keys';
import { countryHere } from '../common/country-here.ts';
import { bonusName, clockTime, money } from '../platform/format.ts';
import { dateText } from '../platform/dates.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useText, type Translate } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { HeldPayNote } from './held-pay.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';

const titles: Record<Goal['per'], TextKey> = { day: 'dailyGoal', week: 'weeklyGoal', month: 'monthlyChallenge' };

/** What is missing and until when, by the driver's own clocks: the period's last minute, as little of its date as names it. */
function toGo(t: Translate, { per, endsAt }: Goal, countryId: CountryId, amount: string): string {
  const moment = new Date(Date.parse(endsAt) - 1);
  const { timeZoneId: timeZone } = countryHere(countryId);
  const dayOf = (at: Date) => dateText(at, { timeZone, day: 'numeric', month: 'long' });
  const time = clockTime(moment, timeZone);
  // "By Sunday", said on that Sunday, would be read as the next.
  if (dayOf(moment) === dayOf(new Date(serverTime()))) return t('goalToGoToday', { amount, time });
  const date = per === 'month' ? dayOf(moment) : dateText(moment, { timeZone, weekday: 'long' });
  return t('goalToGo', { amount, when: `${date} ${time}` });
}

/** How far a goal is: in words what is missing and until when, then the bar, and what waits before it counts. */
function GoalCard({ goal, earnings: { countryId, lines } }: { goal: Goal; earnings: Earnings }) {
  const t = useText();
  const minor = (text: string) => fromSignedWire(text) ?? 0;
  const amount = (text: string) => money(text, countryId, 0);
  const [target, held] = [minor(goal.target), minor(goal.held)];
  const missing = Math.max(0, target - minor(goal.earned));
  const trips = tripsToGo(
    missing,
    lines.map(({ net }) => minor(net)),
  );
  return (
    <section className="card earn-card" aria-label={t(titles[goal.per])}>
      <div className="row spread">
        <h2 className="label">{t(titles[goal.per])}</h2>
        <span className="chip ok num">
          {goal.paid ? <Icon name="check" size={16} /> : null}
          {t(goal.paid ? 'goalPaid' : 'goalBonus', { reward: amount(goal.reward) })}
        </span>
      </div>
      <p className="title num">{missing === 0 ? t('goalReached') : toGo(t, goal, countryId, amount(toWire(missing)))}</p>
      <ProgressBar label={t(titles[goal.per])} percent={goal.percent} waits={held > 0 ? progressPercent(held, target) : 0} />
      <p className="row spread label muted num">
        <span>{t('goalEarned', { earned: amount(goal.earned), target: amount(goal.target) })}</span>
        <span>{goal.percent}%</span>
      </p>
      {held > 0 ? (
        <p className="row label goal-held num">
          <Icon name="clock" size={18} />
          <span className="grow">{t('goalHeld', { amount: amount(goal.held) })}</span>
        </p>
      ) : null}
      {trips === undefined || goal.paid ? null : <p className="label num">{t('goalTrips', { n: trips })}</p>}
      {goal.spent ? <p className="label">{t(goal.per === 'day' ? 'dailyGoalSpent' : 'goalSpent')}</p> : null}
    </section>
  );
}

interface Props {
  readonly earnings: Earnings;
  /** To the pay that is under review. */
  readonly onHeld: () => void;
}

/** The tab "Goals". */
export function Goals({ earnings, onHeld }: Props) {
  const t = useText();
  return (
    <div className="stack earn-columns">
      <HeldPayNote onOpen={onHeld} />
      {earnings.goals.map((goal) => (
        <GoalCard key={goal.id} goal={goal} earnings={earnings} />
      ))}
      <p className="caption">{t('goalCounts')}</p>
    </div>
  );
}

function BonusHours({ earnings: { bonusWindows, countryId } }: { earnings: Earnings }) {
  const t = useText();
  const { timeZoneId: timeZone } = countryHere(countryId);
  const weekday = (moment: string) => dateText(moment, { timeZone, weekday: 'short' });
  const clock = (moment: string) => dateText(moment, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const at = (moment: string) => `${weekday(moment)} ${clock(moment)}`;
  return (
    <section className="card earn-card" aria-label={t('bonusHours')}>
      <h2 className="h2">{t('bonusHours')}</h2>
      <ul className="list">
        {bonusWindows.map(({ id, percent, startsAt, endsAt, running, spent }) => (
          <li key={startsAt} className="row spread bonus-row">
            <span>
              <b>{t(bonusName(id), { percent })}</b>
              <span className="caption num">
                {t('bonusSpan', { from: at(startsAt), until: weekday(startsAt) === weekday(endsAt) ? clock(endsAt) : at(endsAt) })}
              </span>
            </span>
            {running ? (
              <span className="chip ok">
                <Icon name="bolt" size={16} />
                {t('runningNow')}
              </span>
            ) : spent ? (
              <span className="chip">{t('spentToday')}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="caption">{t('bonusRule')}</p>
    </section>
  );
}

/** The tab "Incentives": what there is to earn on top. */
export function Incentives({ earnings, onHeld }: Props) {
  const goals = earnings.goals.map((goal) => <GoalCard key={goal.id} goal={goal} earnings={earnings} />);
  return (
    <div className="stack earn-columns">
      <HeldPayNote onOpen={onHeld} />
      {earnings.bonusWindows.length === 0 ? (
        goals
      ) : (
        <>
          <BonusHours earnings={earnings} />
          <div className="stack">{goals}</div>
        </>
      )}
    </div>
  );
}
