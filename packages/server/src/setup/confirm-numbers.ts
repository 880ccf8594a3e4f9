import { desc, eq } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { confirmNumbers, CountryNumbers } from '@safiri/contract/setup/console-calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { confirmedNumbers } from '@safiri/db/safety/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { proposedNumbers } from '@safiri/rules/safety/short-numbers.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { writeConfirmedNumbers } from '../safety/public.ts';
import { audit } from '../staff/public.ts';

/** The countries of cities that are not closed, in the order of the markets. */
export const servedCountries = ({ markets }: Pick<Context, 'markets'>): CountryId[] => [
  ...new Set(markets.all().flatMap(({ country, document }) => (document.status === 'closed' ? [] : [country.id]))),
];

/** The emergency numbers of each served country: what is proposed, and what somebody has confirmed, with who and when. */
export async function listNumbers(ctx: Pick<Context, 'markets'>, reader: Reader): Promise<CountryNumbers[]> {
  const rows = await reader
    .selectDistinctOn([confirmedNumbers.countryId], { numbers: confirmedNumbers, by: users.name })
    .from(confirmedNumbers)
    .innerJoin(users, eq(users.id, confirmedNumbers.confirmedBy))
    .orderBy(confirmedNumbers.countryId, desc(confirmedNumbers.id));
  return servedCountries(ctx).map((country) => {
    const row = rows.find(({ numbers }) => numbers.countryId === country);
    const proposed = proposedNumbers(country) ?? { police: '', medical: '', fire: '' };
    if (row === undefined) return { country, proposed, confirmed: null };
    const { police, medical, fire, createdAt } = row.numbers;
    return { country, proposed, confirmed: { police, medical, fire, by: row.by, at: createdAt.toISOString() } };
  });
}

/** Keeps that somebody of the team has checked these numbers: people are shown them from then on. */
export async function confirmNumbersOf(
  ctx: Context,
  actor: Actor,
  { country, ...numbers }: BodyOf<typeof confirmNumbers>,
  request: FastifyRequest,
): Promise<void> {
  await inTransaction(ctx, async (uow) => {
    const subjectId = await writeConfirmedNumbers(uow, country, numbers, actor.userId);
    await audit(uow, actor, request, { action: 'numbers.confirmed', subject: 'country', subjectId, data: { country, ...numbers } });
  });
  await ctx.markets.refresh();
}
