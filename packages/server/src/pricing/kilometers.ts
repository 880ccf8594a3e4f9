/** Kilometres with one decimal, as the screens show them. */
export const kilometers = (meters: number) => Math.round(meters / 100) / 10;
