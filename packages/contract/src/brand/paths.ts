export const brandPaths = {
  text: 'GET /api/texts/:text',
  due: 'GET /api/consents',
  agree: 'POST /api/consents',
} as const;
