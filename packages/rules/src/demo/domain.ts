/** Where the demo's named people have their addresses. */
export const DEMO_DOMAIN = 'demo.safiri.africa';

/** Where its simulated people have theirs. */
export const CITY_DOMAIN = `city.${DEMO_DOMAIN}`;

/** What makes an account one of the demo's: an address at one of these, which nobody else can register. */
export const demoDomains: readonly string[] = [DEMO_DOMAIN, CITY_DOMAIN];

/** Whether an account is one of the demo's, which every visitor shares and whose password is published. */
export const isDemoAddress = (email: string): boolean => demoDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

/** Of all of them; the README says it to everybody. */
export const DEMO_PASSWORD = 'Safari-2026!';
