export { lackingInEnglish } from './lacking-words.ts';
export { announceOwnerLink, printOwnerLink } from './owner-link.ts';
export { watchSetUp } from './watch-set-up.ts';
