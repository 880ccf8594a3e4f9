import type { Incentive } from '@safiri/contract/earnings/shapes.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { GoalId } from '@safiri/rules/earnings/goals.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { moneyText } from '../platform/money-text.ts';
import { languageFor } from '../users/public.ts';
import { goalProgress } from './goal-progress.ts';
import { textIn } from './texts.ts';

const titles = { week: 'weeklyGoal', month: 'monthlyChallenge' } as const satisfies Record<GoalId, string>;
const descriptions = { week: 'weeklyGoalText', month: 'monthlyChallengeText' } as const satisfies Record<GoalId, string>;

/** The goals of the running week and month in the specified form, told in the driver's language. */
export async function incentivesOf(ctx: Context, actor: DriverActor): Promise<Incentive[]> {
  const country = countryById(actor.countryId);
  const language = await languageFor(ctx.db, actor.userId);
  const goals = await goalProgress(ctx.db, actor.driverId, country, ctx.clock());
  return goals.map(({ id, period, earnedMinor, targetMinor, rewardMinor, paid }) => ({
    id: `${id}:${period.key}`,
    title: textIn(language, titles[id]),
    description: textIn(language, descriptions[id], {
      target: moneyText(ctx.markets, targetMinor, country.currency),
      reward: moneyText(ctx.markets, rewardMinor, country.currency),
    }),
    reward: rewardMinor / 100,
    progress: earnedMinor / 100,
    target: targetMinor / 100,
    deadline: period.endsAt.toISOString(),
    isCompleted: paid,
  }));
}
