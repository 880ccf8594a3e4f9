import type { FastifyRequest } from 'fastify';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { CountryLaw, stateLegalFact } from '@safiri/contract/setup/console-calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { legalFacts as table } from '@safiri/db/setup/tables.ts';
import { factOf, legalFacts } from '@safiri/rules/setup/legal-facts.ts';
import { readStatements } from '../markets/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import { servedCountries } from './confirm-numbers.ts';

/** What is known of the law of each served country, and who stated it. */
export async function listLaw(ctx: Pick<Context, 'markets'>, reader: Reader): Promise<CountryLaw[]> {
  const statements = await readStatements(reader);
  return servedCountries(ctx).map((country) => ({
    country,
    facts: legalFacts.map((fact) => {
      const said = statements.find((one) => one.countryId === country && one.fact === fact);
      const { value = null, source = null } = factOf(country, fact, said?.stated) ?? {};
      return { fact, value, source, stated: said?.stated == null ? null : { by: said.by, at: said.at.toISOString() } };
    }),
  }));
}

/** Keeps what somebody of the team states of the law, with its source, or that it is unknown. */
export async function stateFact(
  ctx: Context,
  actor: Actor,
  { country, ...fact }: BodyOf<typeof stateLegalFact>,
  request: FastifyRequest,
): Promise<void> {
  await inTransaction(ctx, async (uow) => {
    const [row] = await uow.tx
      .insert(table)
      .values({ countryId: country, ...fact, statedBy: actor.userId, createdAt: uow.now })
      .returning({ id: table.id });
    await audit(uow, actor, request, { action: 'law.stated', subject: 'country', subjectId: row?.id ?? 0, data: { country, ...fact } });
  });
}
