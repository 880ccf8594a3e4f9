/** Answers that the registration form offers (spec: foundations §3). */
export const genders = ['female', 'male', 'other', 'prefer_not_to_say'] as const;
export type Gender = (typeof genders)[number];
