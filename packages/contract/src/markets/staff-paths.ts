export const marketPaths = {
  budgets: 'GET /api/staff/budgets',
} as const;
