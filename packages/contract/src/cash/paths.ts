export const cashPaths = {
  desk: 'GET /api/staff/cash',
  person: 'GET /api/staff/cash/person',
  openDrawer: 'POST /api/staff/cash/drawers',
  closeDrawer: 'POST /api/staff/cash/drawers/:id/close',
  book: 'POST /api/staff/cash/bookings',
} as const;
