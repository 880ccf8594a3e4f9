import type { FoodGroup } from '@safiri/rules/assistant/foods.ts';
import type { NutritionPart } from '@safiri/rules/assistant/nutrition.ts';
import type { ShelfProduct } from '@safiri/rules/assistant/packs.ts';
import type { ListReason } from '@safiri/rules/assistant/smart-list.ts';
import type { Question } from '@safiri/rules/assistant/voice-order.ts';
import { messageText, type MessageKey } from '../platform/texts.ts';

const called = ({ name, unit }: ShelfProduct) => (unit === '' ? name : `${name} (${unit})`);

/** A question as a plain sentence. */
export function questionText(language: string, question: Question): string {
  const say = (key: MessageKey, values: Record<string, string> = {}) => messageText(language, key, values);
  switch (question.kind) {
    case 'which':
      return say('askWhich', { said: question.said, options: question.options.map(called).join('; ') });
    case 'unknown':
      return say('askUnknown', { said: question.said });
    case 'quantity':
      return say('askQuantity', { said: question.said });
    case 'refused':
      return say('askRefused', { said: question.said });
    case 'stock':
      return say('askStock', { name: called(question.product) });
    case 'nothing':
      return say('askNothing');
    case 'many':
      return say('askMany', { n: String(question.most) });
  }
}

const groupReasons: Readonly<Record<FoodGroup, MessageKey>> = {
  vegetable: 'listVegetable',
  fruit: 'listFruit',
  starch: 'listStarch',
  protein: 'listProtein',
  dairy: 'listDairy',
  fat: 'listFat',
  extra: 'listExtra',
};
export const reasonText = (language: string, reason: ListReason): string =>
  messageText(language, reason.kind === 'before' ? 'listBefore' : groupReasons[reason.group], {});

const partTexts: Readonly<Record<NutritionPart, MessageKey>> = {
  produce: 'scoreProduce',
  protein: 'scoreProtein',
  dairy: 'scoreDairy',
  wholeness: 'scoreWholeness',
  variety: 'scoreVariety',
  sweets: 'scoreSweets',
};
export const partText = (language: string, part: NutritionPart): string => messageText(language, partTexts[part], {});
