export const pricingPaths = {
  calculateFare: 'POST /api/calculate-fare',
} as const;
