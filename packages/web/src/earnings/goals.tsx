import type { Earnings, Goal } from '@safiri/contract/earnings/shapes.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import type { TextKey } from 'virtual:texts/keys';
import { countryHere } from '../common/country-here.ts';
import { bonusName, money } from '../platform/format.ts';
import { dateText } from '../platform/dates.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { HeldPayNote } from './held-pay.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';

const titles: Record<Goal['per'], TextKey> = { day: 'dailyGoal', week: 'weeklyGoal', month: 'monthlyChallenge' };
const texts: Record<Goal['per'], TextKey> = { day: 'dailyGoalText', week: 'weeklyGoalText', month: 'monthlyChallengeText' };

/** The last day of a period whose end is the midnight after it, by the driver's own clocks. */
function lastDay(endsAt: string, countryId: CountryId): string {
  const moment = new Date(Date.parse(endsAt) - 1);
  return dateText(moment, {
    timeZone: countryHere(countryId).timeZoneId,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
}

/** A goal with its bar; `whole` also says what is missing. */
function GoalCard({ goal, countryId, whole = false }: { goal: Goal; countryId: CountryId; whole?: boolean }) {
  const t = useText();
  const amount = (text: string) => money(text, countryId);
  const missing = toWire(Math.max(0, (fromWire(goal.target) ?? 0) - (fromWire(goal.earned) ?? 0)));
  return (
    <section className="card earn-card" aria-label={t(titles[goal.per])}>
      <div className="row spread">
        <h2 className="h2">{t(titles[goal.per])}</h2>
        <span className="chip ok num">
          {goal.paid ? <Icon name="check" size={16} /> : null}
          {t(goal.paid ? 'goalPaid' : 'goalBonus', { reward: amount(goal.reward) })}
        </span>
      </div>
      <p>{t(texts[goal.per], { target: amount(goal.target), reward: amount(goal.reward) })}</p>
      <ProgressBar label={t(titles[goal.per])} percent={goal.percent} />
      <p className="label muted num">{t('goalEarned', { earned: amount(goal.earned), target: amount(goal.target) })}</p>
      {goal.spent ? <p className="label">{t(goal.per === 'day' ? 'dailyGoalSpent' : 'goalSpent')}</p> : null}
      {whole && !goal.paid ? (
        <p className="num">{t('goalToGo', { amount: amount(missing), day: lastDay(goal.endsAt, countryId) })}</p>
      ) : null}
    </section>
  );
}

interface Props {
  readonly earnings: Earnings;
  /** To the pay that is under review. */
  readonly onHeld: () => void;
}

/** The tab "Goals". */
export function Goals({ earnings: { goals, countryId }, onHeld }: Props) {
  const t = useText();
  return (
    <div className="stack earn-columns">
      {goals.map((goal) => (
        <GoalCard key={goal.id} goal={goal} countryId={countryId} whole />
      ))}
      <p className="caption">{t('goalCounts')}</p>
      <HeldPayNote onOpen={onHeld} />
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
  return (
    <div className="stack earn-columns">
      {earnings.bonusWindows.length === 0 ? null : <BonusHours earnings={earnings} />}
      {earnings.goals.map((goal) => (
        <GoalCard key={goal.id} goal={goal} countryId={earnings.countryId} />
      ))}
      <HeldPayNote onOpen={onHeld} />
    </div>
  );
}
