import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { smartList as call } from '@safiri/contract/assistant/calls.ts';
import { ASSISTANT_CURRENCY } from '@safiri/rules/assistant/household.ts';
import type { ShelfProduct } from '@safiri/rules/assistant/packs.ts';
import { checkedList, planWeek, type Household } from '@safiri/rules/assistant/smart-list.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { purchasedGroceries } from '../orders/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { AssistantModel } from './ports.ts';
import { chooseStore, presentChosen, presentLine, shelfOfStore, productsForModel } from './store.ts';
import { partText, reasonText } from './words.ts';

type Body = BodyOf<typeof call>;

/**
 * How often each product was bought, by what the person really ordered; what the client says counts as once. What was
 * bought in another store counts for the product of the same name.
 */
function boughtOf(shelf: readonly ShelfProduct[], orders: ReadonlyArray<{ name: string; orders: number }>, hints: Body['previousOrders']) {
  const byName = new Map(orders.map(({ name, orders: times }) => [name, times]));
  const hinted = new Set(hints.map(({ productId }) => productId));
  return new Map(
    shelf.flatMap(({ id, name, brand }) => {
      const times = byName.get(name) ?? byName.get(`${name}, ${brand}`) ?? (hinted.has(id) ? 1 : 0);
      return times > 0 ? [[id, times] as const] : [];
    }),
  );
}

/** Plans a week of groceries: a model proposes where there is one, our rules check it or plan themselves. */
export async function planGroceries(
  ctx: Context,
  model: AssistantModel | undefined,
  actor: Actor,
  body: Body,
  language: string,
): Promise<ReplyOf<typeof call>> {
  const store = await chooseStore(ctx, actor, body.storeId, 'storeId');
  const [shelf, before] = await Promise.all([shelfOfStore(ctx, store), purchasedGroceries(ctx.db, actor.userId)]);
  const household: Household = {
    size: body.householdSize,
    budgetMinor: Math.floor(body.weeklyBudget * 100),
    diets: [...new Set(body.dietaryPreferences)],
    bought: boughtOf(shelf, before.items, body.previousOrders),
  };
  const proposed = await model?.planWeek(
    { size: household.size, budget: toWire(household.budgetMinor), diets: household.diets, liked: [...household.bought.keys()] },
    productsForModel(shelf),
  );
  const taken = proposed === undefined ? undefined : checkedList(household, shelf, proposed.items);
  const list = taken ?? planWeek(household, shelf);
  return {
    weeklyList: list.items.map(({ product, quantity, reason }) => ({
      ...presentLine(product, quantity),
      category: product.section,
      reason: reasonText(language, reason),
    })),
    nutritionScore: list.nutrition.score,
    nutritionReasons: list.nutrition.parts.map(({ part, points, of }) => ({ text: partText(language, part), points, of })),
    estimatedTotal: list.totalMinor / 100,
    currency: ASSISTANT_CURRENCY,
    ordersUsed: before.orders,
    store: presentChosen(ctx, store),
    engine: taken === undefined ? { kind: 'rules', name: null } : { kind: 'model', name: model?.name ?? null },
  };
}
