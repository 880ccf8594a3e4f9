import type { Incentive } from '@safiri/contract/earnings/shapes.ts';
import type { GoalSpan } from '@safiri/rules/markets/programmes.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { moneyText } from '../platform/money-text.ts';
import { languageFor } from '../users/public.ts';
import { goalProgress } from './goal-progress.ts';
import { schemeOf } from './scheme.ts';
import { textIn } from './texts.ts';

const titles = { day: 'dailyGoal', week: 'weeklyGoal', month: 'monthlyChallenge' } as const satisfies Record<GoalSpan, string>;
const descriptions = { day: 'dailyGoalText', week: 'weeklyGoalText', month: 'monthlyChallengeText' } as const satisfies Record<
  GoalSpan,
  string
>;

/** The goals that run in the specified form, told in the driver's language. */
export async function incentivesOf(ctx: Context, actor: DriverActor): Promise<Incentive[]> {
  const language = await languageFor(ctx.db, actor.userId);
  const { goals: scheme } = await schemeOf(ctx, ctx.db, actor);
  const goals = await goalProgress(ctx.db, actor.driverId, scheme, ctx.clock());
  return goals.map(({ id, per, period, earnedMinor, targetMinor, rewardMinor, paid }) => ({
    id: `${id}:${period.key}`,
    title: textIn(language, titles[per]),
    description: textIn(language, descriptions[per], {
      target: moneyText(ctx.markets, targetMinor, scheme.currency),
      reward: moneyText(ctx.markets, rewardMinor, scheme.currency),
    }),
    reward: rewardMinor / 100,
    progress: earnedMinor / 100,
    target: targetMinor / 100,
    deadline: period.endsAt.toISOString(),
    isCompleted: paid,
  }));
}
