import { english } from './says-english.ts';
import { afrikaans, french, zulu } from './says-others.ts';
import { sesotho } from './says-sesotho.ts';
import { swahili } from './says-swahili.ts';

/** Things whose parts are other things. Where a shelf has them by these words, they are found as anything else is. */
const compounds =
  'orange juice|ice cream|coconut milk|soy milk|soya milk|almond milk|oat milk|condensed milk|milk powder|powdered milk|milk tart|butter milk|' +
  'cottage cheese|cream cheese|goat cheese|tomato paste|tomato soup|tomato juice|chicken soup|chicken livers|chicken feet|chicken wings|' +
  'fish fingers|banana bread|garlic bread|apple pie|rice cakes|potato salad|butter beans|kidney beans|green tea|hot chocolate|' +
  'chocolate milk|chocolate cake|baking powder|baking soda|brown sugar|icing sugar|castor sugar|brown rice|wild rice|olive oil|coconut oil|' +
  'sparkling water|sour cream|baby food|dog food|cat food|ginger beer|ginger ale|spring onions|bread crumbs|lemon juice|lime juice|' +
  'grape juice|mango juice|pineapple juice|fruit juice|chilli sauce|soy sauce|body wash|hand soap|face cream|hand cream|shaving cream|' +
  'peanut oil|rice milk|egg plant|egg noodles|beef stock powder|dragon fruit|passion fruit|almond butter|apple cider|orange marmalade';

/** isiZulu writes 'and' into the word: amaqanda, namaqanda; ubisi, nobisi; isinkwa, nesinkwa. */
const joinedInZulu = Object.fromEntries(
  Object.entries(zulu).map(([word, target]) => [
    word.replace(/^[aui]/, (vowel) => ({ a: 'na', u: 'no', i: 'ne' })[vowel] ?? vowel),
    target,
  ]),
);

/** Longest phrase, in words. */
export const PHRASE_WORDS = 3;

/** The compounds, folded. */
export const compoundNames: ReadonlySet<string> = new Set(compounds.split('|'));

/** Names on a shelf for what is said in another way or language, folded, without 'of' and its like. */
export const says: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({ ...english, ...swahili, ...sesotho, ...afrikaans, ...zulu, ...joinedInZulu, ...french }).map(([phrase, targets]) => [
    phrase,
    targets === '' ? [] : targets.split('|'),
  ]),
);
