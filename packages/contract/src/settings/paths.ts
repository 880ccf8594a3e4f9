export const settingsPaths = {
  getSettings: 'GET /api/settings',
} as const;
