import type { Instance } from '@safiri/contract/settings/instance.ts';
import { choiceKey, storedChoice } from './stored-choice.ts';

/**
 * Chooses the language of the phone where none was chosen yet and the city of this phone is offered in it: the first of those that its
 * owner reads. The demo begins in English, as the specification has it.
 * @param instance null in the demo
 */
export function chooseFirstLanguage(instance: Instance | null): void {
  if (instance === null || storedChoice('language') !== null) return;
  const market = instance.markets.find(({ id }) => id === storedChoice('market')) ?? instance.markets[0];
  const read = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  const language = read.find((one) => market?.languages.some((offered) => offered === one));
  if (language === undefined) return;
  try {
    localStorage.setItem(choiceKey('language'), language);
  } catch {
    // Where nothing is kept the app begins in English.
  }
}
