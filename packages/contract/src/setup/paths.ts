export const setupPaths = {
  state: 'GET /api/setup',
  readLink: 'POST /api/setup/link',
  makeOwner: 'POST /api/setup/owner',
} as const;
