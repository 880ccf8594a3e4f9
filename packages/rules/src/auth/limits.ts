/** A session ends this long after sign-in. */
export const SESSION_DAYS = 30;

/** A password reset link works this long, and once. */
export const RESET_LINK_MINUTES = 30;

/** Failed sign-ins that one account may see within the window before it answers "too many". */
export const LOGIN_TRIES_PER_ACCOUNT = 10;

/** Failed sign-ins that one network address may make within the window, over all accounts. */
export const LOGIN_TRIES_PER_ADDRESS = 50;

export const LOGIN_WINDOW_SECONDS = 15 * 60;

/** Quick login searches from this many characters on (spec: foundations §5, §9). */
export const QUICK_LOGIN_MIN_CHARS = 3;

/** The list of recent users is asked for again after this long (spec: foundations §7, §9). */
export const RECENT_USERS_CACHE_SECONDS = 300;

/** The splash screen says "Starting..." this long (spec: foundations §2, §9). */
export const SPLASH_MS = 1000;
