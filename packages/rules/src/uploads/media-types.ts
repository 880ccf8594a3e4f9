/** What a file of a person may be, as its content says. */
export const mediaTypes = ['image/jpeg', 'application/pdf'] as const;
export type MediaType = (typeof mediaTypes)[number];
