import en from '@safiri/locales/cars/en.json' with { type: 'json' };
import { carColour } from '@safiri/rules/drivers/car-colours.ts';
import { dictionariesOf, textsIn, wordsIn } from './icu.ts';

const dictionaries = dictionariesOf<Record<keyof typeof en, string>>('cars', en);

/**
 * What a car looks like in the words of a language: "White Toyota Corolla", "Toyota Corolla nyeupe".
 * @param color in its driver's words; one without a word of ours is said as it was written
 * @param car its make and model
 */
export function carLooksIn(language: string, color: string, car: string): string {
  const named = carColour(color);
  if (named === undefined) return [color, car].filter((part) => part !== '').join(' ');
  const dictionary = textsIn(dictionaries, language);
  return wordsIn(language, dictionary.carLooks, { colour: dictionary[named], car }).trim();
}
