export { checkFromCommand, importFromCommand, listFromCommand, OnboardingError, sendFromCommand } from './command.ts';
