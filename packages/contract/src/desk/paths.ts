export const deskPaths = {
  search: 'POST /api/staff/search',
  person: 'GET /api/staff/people/:id',
  show: 'POST /api/staff/people/:id/show',
  trips: 'GET /api/staff/people/:id/trips',
  orders: 'GET /api/staff/people/:id/orders',
  done: 'GET /api/staff/people/:id/done',
  stuck: 'GET /api/staff/stuck-trips',
  trip: 'GET /api/staff/trips/:id',
  tripDone: 'GET /api/staff/trips/:id/done',
  tripChat: 'POST /api/staff/trips/:id/chat',
  showRider: 'POST /api/staff/trips/:id/rider',
} as const;
