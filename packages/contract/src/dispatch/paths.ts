export const dispatchPaths = {
  getOffer: 'GET /api/drivers/:id/offer',
  declineOffer: 'POST /api/rides/:id/decline',
} as const;
