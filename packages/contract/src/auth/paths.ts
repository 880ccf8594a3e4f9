export const authPaths = {
  login: 'POST /api/auth/login',
  register: 'POST /api/auth/register',
  forgotPassword: 'POST /api/auth/forgot-password',
  resetPassword: 'POST /api/auth/reset-password',
  recentUsers: 'GET /api/auth/recent-users',
  searchUsers: 'GET /api/auth/search-users',
  searchUsersByPath: 'GET /api/auth/search-users/:text',
  quickLogin: 'POST /api/auth/quick-login',
  logout: 'POST /api/auth/logout',
  confirmPassword: 'POST /api/auth/confirm-password',
  session: 'GET /api/auth/session',
  forgetDevice: 'POST /api/auth/forget-device',
} as const;
