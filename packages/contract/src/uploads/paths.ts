export const uploadPaths = {
  upload: 'POST /api/uploads',
  read: 'GET /api/uploads/:id',
} as const;
