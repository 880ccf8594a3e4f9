/** What every phone asks for, apart from the ways to sign in: the app begins with these alone. */
export const sessionPaths = {
  session: 'GET /api/auth/session',
  logout: 'POST /api/auth/logout',
} as const;
