export const userPaths = {
  setStatus: 'PATCH /api/users/:id/status',
} as const;
