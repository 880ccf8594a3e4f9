import type { BodyOf } from '@safiri/contract/call.ts';
import type { addMarket } from '@safiri/contract/setup/console-calls.ts';
import { firstMarketText, type FirstVehicle } from '@safiri/rules/markets/first-market.ts';
import type { Language } from '@safiri/rules/languages.ts';
import { isDocumentId } from '@safiri/rules/markets/names.ts';
import english from '@safiri/locales/vehicles/en.json' with { type: 'json' };
import { addNewMarket, readMarketValue, requireLawful, type ReadMarket } from '../markets/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { documentProblem } from '../platform/document-problem.ts';
import { dictionariesOf } from '../platform/icu.ts';
import { fieldProblem } from '../platform/problem.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import type { FastifyRequest } from 'fastify';
import { audit } from '../staff/public.ts';

const vehicleTexts = dictionariesOf('vehicles', english);

/** What each kind is called: keys of texts. */
const nameKeys = {
  motorcycle: 'vehicleKindMotorcycle',
  tuktuk: 'vehicleKindTuktuk',
  sedan: 'vehicleKindSedan',
  minibus: 'vehicleKindMinibus',
} as const satisfies Record<FirstVehicle, keyof typeof english>;

const namesOf = (vehicle: FirstVehicle, languages: readonly Language[]) =>
  Object.fromEntries(languages.map((language) => [language, vehicleTexts[language][nameKeys[vehicle]]]));

/** The field of the form that a place in the document was made of. */
function fieldOf([first, index, part, amount = 'perKm']: ReadonlyArray<string | number>): string {
  if (first === 'services' && index !== undefined) {
    const field = part === 'tariff' ? (amount === 'commission' ? 'commissionPercent' : amount) : 'vehicle';
    return `services.${index}.${field}`;
  }
  if (first === 'area') return 'radiusKm';
  if (first === 'rounding') return 'roundTo';
  return first === 'id' ? 'name' : String(first);
}

/** @throws Problem invalid_request with every fault at its field */
async function readForm(ctx: Context, form: BodyOf<typeof addMarket>): Promise<ReadMarket> {
  const text = firstMarketText(form, namesOf);
  if (!isDocumentId(text.id)) throw fieldProblem('name', 'Write the name in Latin letters: files and maps are called by it');
  try {
    const read = readMarketValue(text);
    await requireLawful(ctx.db, ctx, read);
    return read;
  } catch (error) {
    throw documentProblem(error, fieldOf);
  }
}

/**
 * Adds a city by the template of its country. The same form sent again changes nothing.
 * @throws Problem invalid_request, also on `name` for a city that is there already
 */
export async function addFirstMarket(ctx: Context, actor: Actor, form: BodyOf<typeof addMarket>, request: FastifyRequest): Promise<void> {
  const read = await readForm(ctx, form);
  await inTransaction(ctx, async (uow) => {
    const written = await addNewMarket(uow.tx, { read, authorId: actor.userId, now: uow.now });
    if (written === null) throw fieldProblem('name', 'There is a city of this name already. It is changed under Cities.');
    if (!written.isNew) return;
    const { id, status } = read.market;
    await audit(uow, actor, request, { action: 'market.added', subject: 'market', subjectId: written.id, data: { market: id, status } });
  });
  await ctx.markets.refresh();
}
