export const scheduledPaths = {
  schedule: 'POST /api/scheduled-rides',
  list: 'GET /api/scheduled-rides',
  cancel: 'POST /api/scheduled-rides/:id/cancel',
} as const;
