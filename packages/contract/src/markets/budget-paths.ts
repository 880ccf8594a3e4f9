export const budgetPaths = {
  budgets: 'GET /api/staff/budgets',
} as const;
