export const heldTripPaths = {
  list: 'GET /api/staff/held-trips',
  decide: 'POST /api/staff/held-trips/:id',
} as const;
