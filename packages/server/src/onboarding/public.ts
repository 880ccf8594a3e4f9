export { checkFromCommand, codesFromCommand, importFromCommand, listFromCommand, OnboardingError, sendFromCommand } from './command.ts';
