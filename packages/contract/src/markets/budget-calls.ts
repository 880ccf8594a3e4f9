import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { countryId } from '../fields.ts';
import { budgetPaths } from './budget-paths.ts';

/** What a programme of a market has cost on the day that its calendar shows now. */
const spentBudget = z.object({
  market: z.string(),
  countryId,
  /** The id that the document gives it: of a promotion its code. */
  programme: z.string(),
  /** On the calendar of the market, YYYY-MM-DD. */
  day: z.string(),
  spent: z.string(),
  /** Null for none, in the demo alone. */
  budget: z.nullable(z.string()),
});
export type SpentBudget = z.infer<typeof spentBudget>;

export const listBudgets = defineCall({
  key: budgetPaths.budgets,
  summary: 'What incentives and promotions have cost today, with what is promised, those nearest to their budget first',
  who: 'staff',
  limit: 'read',
  reply: z.array(spentBudget),
  problems: [],
});
