export const pricingPaths = {
  calculateFare: 'POST /api/calculate-fare',
  competitive: 'GET /api/pricing/competitive',
} as const;
