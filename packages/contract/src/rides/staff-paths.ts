export const heldTripPaths = {
  list: 'GET /api/staff/held-trips',
  decide: 'POST /api/staff/held-trips/:id',
} as const;

export const lostPaths = {
  list: 'GET /api/staff/lost-items',
  decide: 'POST /api/staff/lost-items/:id',
} as const;

export const teamTripPaths = {
  step: 'POST /api/staff/trips/:id/step',
  note: 'POST /api/staff/trips/:id/note',
  waiveFee: 'POST /api/staff/trips/:id/waive-fee',
} as const;

export const conductPaths = {
  list: 'GET /api/staff/conduct',
  close: 'POST /api/staff/conduct/:id',
} as const;

export const callerPaths = {
  find: 'POST /api/staff/callers',
  book: 'POST /api/staff/rides',
} as const;
