/** How a session was opened: with the password, by a code, by quick login, or on the staff's own page (product: quick login). */
export const signInMethods = ['password', 'code', 'quick', 'staff'] as const;
export type SignInMethod = (typeof signInMethods)[number];
