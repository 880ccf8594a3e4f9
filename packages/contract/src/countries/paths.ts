export const countryPaths = {
  joinWaitingList: 'POST /api/countries/waiting-list',
} as const;
