/** A session ends this long after sign-in. */
export const SESSION_DAYS = 30;

/** A password given again in a session of quick login counts this long. */
export const PASSWORD_GIVEN_MINUTES = 15;

/** A new password has at least so many characters. */
export const PASSWORD_MIN_CHARS = 8;

/** A password reset link works this long, and once. */
export const RESET_LINK_MINUTES = 30;

/**
 * Links that one account is mailed while the first of them still works: however often a stranger asks, the mailbox stays
 * usable, and whoever owns it is never without a link.
 */
export const RESET_LINKS_AT_ONCE = 3;

/** Failed sign-ins within the window: from one address to one account, or from one device that the account knows. */
export const LOGIN_TRIES = 10;

/**
 * Failed sign-ins that one account may see within the window from devices it does not know, over all addresses. The
 * devices it knows have a budget of their own: no stranger shuts the owner out of them.
 */
export const LOGIN_TRIES_OF_STRANGERS = 100;

/**
 * Failed sign-ins of one address over all accounts within the window before each further sign-in from there costs a proof of work. It
 * refuses nobody: a carrier's address is that of thousands of people.
 */
export const LOGIN_TRIES_PER_ADDRESS = 150;

/** Codes asked for from one address within the window, by browsers that no account knows, before each further one costs a proof of work. */
export const CODES_PER_ADDRESS = 100;

/**
 * Times within the window that one account is told that a phone or an address is somebody else's, when it wants it for its own: a person
 * mistypes, a machine goes through a list.
 */
export const TAKEN_TOLD = 5;

/** The same for one address, at registration and by its accounts together, before each further wish costs a proof of work. */
export const TAKEN_TOLD_PER_ADDRESS = 40;

export const LOGIN_WINDOW_SECONDS = 15 * 60;

/** Quick login searches from this many characters on (spec: foundations §5, §9). */
export const QUICK_LOGIN_MIN_CHARS = 3;

/** The list of recent users is asked for again after this long (spec: foundations §7, §9). */
export const RECENT_USERS_CACHE_SECONDS = 300;

/** The splash screen says "Starting..." this long (spec: foundations §2, §9). */
export const SPLASH_MS = 1000;
