/** What of a person is masked in the console until somebody says why they need it. */
export const contactFields = ['phone', 'email'] as const;
export type ContactField = (typeof contactFields)[number];
