import { createPrompt } from './prompt.ts';

/** A request waits for the password, or for a code to the own number. */
export const { ask: askForPassword, answered: passwordAnswered, use: usePasswordPrompt } = createPrompt();
