/** Limits and defaults of the smart list (spec: operations §5, §9). Budgets are rand a week. */
export const HOUSEHOLD_AT_LEAST = 1;
export const HOUSEHOLD_AT_MOST = 10;
export const HOUSEHOLD_DEFAULT = 2;
export const BUDGET_AT_LEAST = 100;
export const BUDGET_AT_MOST = 5000;
export const BUDGET_DEFAULT = 800;

/** Amounts of the AI widgets (spec: operations §9). */
export const ASSISTANT_CURRENCY = 'ZAR';

function within(text: string, least: number, most: number): number {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? least : Math.min(most, Math.max(least, value));
}

/** A typed household size: 1 where it is no number, held within the limits (spec: operations §5). */
export const parseHousehold = (text: string): number => within(text, HOUSEHOLD_AT_LEAST, HOUSEHOLD_AT_MOST);

/** A typed budget: 100 where it is no number, held within the limits (spec: operations §5). */
export const parseBudget = (text: string): number => within(text, BUDGET_AT_LEAST, BUDGET_AT_MOST);
