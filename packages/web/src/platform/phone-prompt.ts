import { createPrompt } from './prompt.ts';

/** The person wants another number, or to confirm the one that they have. */
export const { ask: askForPhone, answered: phoneAnswered, use: usePhonePrompt } = createPrompt();
