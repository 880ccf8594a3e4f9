/** Whole minutes, one at least, as the screens show them. */
export const minutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));
