import * as z from 'zod/mini';
import { dietaryOptions } from '@safiri/rules/assistant/diets.ts';
import { BUDGET_AT_LEAST, BUDGET_AT_MOST, HOUSEHOLD_AT_LEAST, HOUSEHOLD_AT_MOST } from '@safiri/rules/assistant/household.ts';
import { TRANSCRIPT_AT_MOST } from '@safiri/rules/assistant/tokens.ts';
import { orderTerms } from '../catalogue/shapes.ts';
import { defineCall } from '../call.ts';
import { countryId, id, languageAsked } from '../fields.ts';
import { assistantPaths } from './paths.ts';
import { askedUnits } from '@safiri/rules/assistant/lexicon/units.ts';

/** Who made an answer: the rules of this server, or the language model that the operator named. */
const engine = z.object({ kind: z.enum(['rules', 'model']), name: z.nullable(z.string()) });

/** The store whose shelf was read, as a cart needs it. */
const store = z.object({ id, name: z.string(), countryId, deliveryFee: z.string(), terms: orderTerms, isOpen: z.boolean() });

const basics = {
  productId: id,
  name: z.string(),
  brand: z.string(),
  /** What one of it is, such as '2 kg'. */
  unit: z.string(),
  /** Of one, two decimals. */
  price: z.string(),
  /** Whole, 1 to 50. */
  quantity: z.number(),
  lineTotal: z.string(),
};

const recognisedItem = z.object({
  ...basics,
  /** 0 to 1. */
  confidence: z.number(),
  /** What was asked for, before it was rounded up to what is sold. */
  asked: z.object({ amount: z.number(), unit: z.enum(askedUnits) }),
  /** The size was rounded up or guessed. */
  isRounded: z.boolean(),
});
export type RecognisedLine = z.infer<typeof recognisedItem>;

export const voiceOrder = defineCall({
  key: assistantPaths.voiceOrder,
  summary: 'Reads a spoken or typed grocery order against the shelf of a store; nothing is ordered by it',
  who: 'signed-in',
  limit: 'assistant',
  body: z.strictObject({
    audioTranscript: z.string().check(z.trim(), z.minLength(1), z.maxLength(TRANSCRIPT_AT_MOST)),
    userContext: z.looseObject({
      /** The store; without it the one of the last groceries, else the first that is open. */
      storeId: z.optional(id),
      language: languageAsked,
    }),
  }),
  reply: z.object({
    /** 0 to 1. */
    confidence: z.number(),
    items: z.array(recognisedItem),
    /** In the major unit, as a number (spec: AI-088). */
    estimatedTotal: z.number(),
    /** Sentences in the language asked for. */
    clarificationNeeded: z.array(z.string()),
    currency: z.string(),
    store,
    engine,
  }),
  problems: ['not_found'],
});

const listItem = z.object({
  ...basics,
  /** The aisle. */
  category: z.string(),
  /** Why it is on the list, in the language asked for. */
  reason: z.string(),
});
export type ListLine = z.infer<typeof listItem>;

export const smartList = defineCall({
  key: assistantPaths.smartList,
  summary: 'A week of groceries for a household within its budget and diets, of products that a store has',
  who: 'signed-in',
  limit: 'assistant',
  body: z.strictObject({
    householdSize: z.int().check(z.minimum(HOUSEHOLD_AT_LEAST), z.maximum(HOUSEHOLD_AT_MOST)),
    dietaryPreferences: z.array(z.enum(dietaryOptions)).check(z.maxLength(dietaryOptions.length)),
    /** Rand. */
    weeklyBudget: z.number().check(z.minimum(BUDGET_AT_LEAST), z.maximum(BUDGET_AT_MOST)),
    /** A hint at what was liked; the server reads the person's own orders, and prices are its own. */
    previousOrders: z.array(z.looseObject({ productId: z.optional(id) })).check(z.maxLength(100)),
    storeId: z.optional(id),
    language: languageAsked,
  }),
  reply: z.object({
    weeklyList: z.array(listItem),
    /** 0 to 10. */
    nutritionScore: z.number(),
    /** What the score is made of. */
    nutritionReasons: z.array(z.object({ text: z.string(), points: z.number(), of: z.number() })),
    /** In the major unit, as a number; never above the budget. */
    estimatedTotal: z.number(),
    currency: z.string(),
    /** Earlier grocery orders of the person that were looked at. */
    ordersUsed: z.number(),
    store,
    engine,
  }),
  problems: ['not_found'],
});
