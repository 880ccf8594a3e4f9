export const dispatchPaths = {
  getOffer: 'GET /api/drivers/:id/offer',
  whyNoTrips: 'GET /api/drivers/:id/why-no-trips',
  declineOffer: 'POST /api/rides/:id/decline',
} as const;
