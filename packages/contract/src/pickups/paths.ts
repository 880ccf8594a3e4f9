export const pickupPaths = {
  hintAt: 'GET /api/pickup-hints',
  keepHint: 'POST /api/pickup-hints',
  forgetHint: 'DELETE /api/pickup-hints/:id',
  sendHintPhoto: 'POST /api/pickup-hints/photo',
  ownHintPhoto: 'GET /api/pickup-hints/:id/photo',
  tripHint: 'GET /api/pickup-hints/trip/:id',
  tripHintPhoto: 'GET /api/pickup-hints/trip/:id/photo',
  reportHint: 'POST /api/pickup-hints/trip/:id/report',
} as const;
