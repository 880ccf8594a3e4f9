import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { voiceOrder as call } from '@safiri/contract/assistant/calls.ts';
import { ASSISTANT_CURRENCY } from '@safiri/rules/assistant/household.ts';
import type { ShelfProduct } from '@safiri/rules/assistant/packs.ts';
import { readOrder } from '@safiri/rules/assistant/voice-order.ts';
import { LINES_AT_MOST, QUANTITY_AT_MOST } from '@safiri/rules/catalogue/merchants.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { AssistantModel, Proposed } from './ports.ts';
import { chooseStore, presentChosen, presentLine, shelfOfStore, productsForModel } from './store.ts';
import { questionText } from './words.ts';

type Reply = ReplyOf<typeof call>;
type Understood = Pick<Reply, 'confidence' | 'items' | 'estimatedTotal' | 'clarificationNeeded'>;

/** How sure a model counts that does not say it. */
const MODEL_CONFIDENCE = 0.8;
const hundredths = (share: number) => Math.round(share * 100) / 100;

function byRules(transcript: string, shelf: readonly ShelfProduct[], language: string): Understood {
  const { items, confidence, totalMinor, questions } = readOrder(transcript, shelf);
  return {
    confidence: hundredths(confidence),
    items: items.map(({ product, quantity, confidence: own, asked, isRounded }) => ({
      ...presentLine(product, quantity),
      confidence: hundredths(own),
      asked,
      isRounded,
    })),
    estimatedTotal: totalMinor / 100,
    clarificationNeeded: questions.map((question) => questionText(language, question)),
  };
}

/** What a model proposes, when every line of it can be bought here; else undefined. */
function checked({ items, questions }: Proposed, shelf: readonly ShelfProduct[]): Understood | undefined {
  const there = new Map(shelf.filter(({ inStock }) => inStock).map((product) => [product.id, product]));
  const lines = items.flatMap(({ productId, quantity, confidence = MODEL_CONFIDENCE }) => {
    const product = there.get(productId);
    if (product === undefined || quantity < 1 || quantity > QUANTITY_AT_MOST) return [];
    return [{ product, quantity, confidence }];
  });
  const isWhole = lines.length === items.length && new Set(lines.map(({ product }) => product.id)).size === lines.length;
  if (!isWhole || lines.length > LINES_AT_MOST || (lines.length === 0 && questions.length === 0)) return undefined;
  const sum = lines.reduce((total, { confidence }) => total + confidence, 0);
  return {
    confidence: lines.length === 0 ? 0 : hundredths(sum / lines.length),
    items: lines.map(({ product, quantity, confidence }) => ({
      ...presentLine(product, quantity),
      confidence: hundredths(confidence),
      asked: { amount: quantity, unit: 'each' as const },
      isRounded: false,
    })),
    estimatedTotal: lines.reduce((total, { product, quantity }) => total + product.priceMinor * quantity, 0) / 100,
    clarificationNeeded: [...questions],
  };
}

/**
 * Reads an order: a model proposes where the operator named one, and what it says is taken only when it holds; else our
 * own rules read it.
 */
export async function understandOrder(
  ctx: Context,
  model: AssistantModel | undefined,
  actor: Actor,
  { audioTranscript, userContext }: BodyOf<typeof call>,
  language: string,
): Promise<Reply> {
  const store = await chooseStore(ctx, actor, userContext.storeId, 'userContext.storeId');
  const shelf = await shelfOfStore(ctx, store);
  const common = { currency: ASSISTANT_CURRENCY, store: presentChosen(ctx, store) };
  const proposed = await model?.readOrder(audioTranscript, productsForModel(shelf), language);
  const taken = proposed === undefined ? undefined : checked(proposed, shelf);
  if (taken !== undefined) return { ...taken, ...common, engine: { kind: 'model', name: model?.name ?? null } };
  return { ...byRules(audioTranscript, shelf, language), ...common, engine: { kind: 'rules', name: null } };
}
