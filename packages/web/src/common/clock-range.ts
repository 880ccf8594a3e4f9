/** "14:52–15:01": half of all trips have ended by the first, nine of ten by the second. One time where both are alike. */
export const clockRange = (from: string, to: string): string => (from === to ? from : `${from}–${to}`);
