/** Where the demo's people have their addresses; real accounts have none there. */
export const DEMO_DOMAIN = 'demo.safiri.africa';

/** Whether an account is one of the demo's, which every visitor shares. */
export const isDemoAddress = (email: string): boolean => email.endsWith(`@${DEMO_DOMAIN}`);
