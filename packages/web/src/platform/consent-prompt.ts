import { createPrompt } from './prompt.ts';

/** A request waits for the person to agree to the texts of the law in force. */
export const { ask: askForConsent, answered: consentAnswered, use: useConsentPrompt } = createPrompt();
