export const pricingPaths = {
  calculateFare: 'POST /api/calculate-fare',
  glanceFares: 'POST /api/pricing/glance',
  competitive: 'GET /api/pricing/competitive',
} as const;
