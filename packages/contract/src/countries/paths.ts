export const countryPaths = {
  joinWaitingList: 'POST /api/countries/waiting-list',
  listWaiting: 'GET /api/staff/waiting-list',
} as const;
