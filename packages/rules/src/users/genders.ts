/** What an identity document can show. */
export const documentGenders = ['female', 'male', 'other'] as const;

/** Answers that the registration form offers (spec: foundations §3). */
export const genders = [...documentGenders, 'prefer_not_to_say'] as const;
export type Gender = (typeof genders)[number];
