/** How many stand behind one another on a roster: the first is called first. */
export const ON_CALL_STEPS = 3;

/** Seconds after which the next of the chain is called while nobody has taken the emergency. */
export const NEXT_CALL_SECONDS = 60;

/** Seconds for which a call that its provider did not take is tried again: then the next of the chain has long been called. */
export const RING_SECONDS = 150;

/** Seconds between two looks for somebody while the roster has nobody on call. */
export const LOOK_AGAIN_SECONDS = 10;

/** Days ahead for which the roster shows the hours without anybody. */
export const ROSTER_DAYS = 7;

/** The weekly test alarm goes out from this weekday on (0 is Monday), within these hours of the city's clocks. */
export const TEST_FROM_WEEKDAY = 2;
export const TEST_HOURS = { from: 11, to: 20 };

/** Minutes within which a test alarm is to be confirmed; later it counts as missed. */
export const TEST_CONFIRM_MINUTES = 60;

/** Rows of one city's roster: more is no roster that anybody reads. */
export const SHIFTS_AT_MOST = 60;

/** How somebody on call can be reached: by text and push, by one of them, not at all, or no longer in the team. */
export const reaches = ['both', 'text', 'push', 'nothing', 'gone'] as const;
export type Reach = (typeof reaches)[number];

/** Whether an alarm would come through to them. */
export const isReachable = (reach: Reach): boolean => reach === 'both' || reach === 'text' || reach === 'push';
