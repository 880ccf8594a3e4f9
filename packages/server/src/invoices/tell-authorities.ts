import { and, eq, sql } from 'drizzle-orm';
import { invoiceSubmissions } from '@safiri/db/invoices/tables.ts';
import { pauseAfter } from '@safiri/rules/invoices/authorities.ts';
import type { Context } from '../platform/context.ts';
import { eachApart } from '../platform/each-apart.ts';
import { findAuthority, openedAuthority } from './authority-accounts.ts';
import type { TaxAuthorities, Verdict } from './ports.ts';
import { findInvoice, invoiceOf } from './queries.ts';

const AT_ONCE = 20;
/** For so long a node has what it took to itself; when it dies meanwhile, another one tells then. */
const CLAIM_SECONDS = 60;

/** Takes what is due, so that no other node tells the same. A credit note waits until its invoice is known there. */
async function claim({ db, clock }: Context): Promise<Array<{ id: number; tries: number }>> {
  const now = clock().toISOString();
  const { rows } = await db.execute<{ id: number; tries: number }>(sql`
    with due as (
      select w.invoice_id from invoice_submissions w where w.next_try_at <= ${now}::timestamptz
        and not exists (select 1 from invoices i join invoice_submissions o on o.invoice_id = i.credits_id where i.id = w.invoice_id and o.state <> 'accepted')
      order by w.next_try_at limit ${AT_ONCE} for update of w skip locked)
    update invoice_submissions s set tries = s.tries + 1, next_try_at = ${now}::timestamptz + make_interval(secs => ${CLAIM_SECONDS})
    from due where s.invoice_id = due.invoice_id returning s.invoice_id as id, s.tries`);
  return rows;
}

async function ask(ctx: Context, authorities: TaxAuthorities, { id, tries }: { id: number; tries: number }): Promise<Verdict | undefined> {
  const one = await findInvoice(ctx.db, id);
  if (one?.told == null) return undefined;
  const row = await findAuthority(ctx.db, one.invoice.countryId);
  // Nobody has said yet how it is reached: the doctor names it, and it waits.
  if (row === undefined || row.authority !== one.told.authority) return undefined;
  const authority = authorities[row.authority];
  const { creditsId } = one.invoice;
  const credits = creditsId === null ? undefined : await findInvoice(ctx.db, creditsId);
  try {
    return await authority.tell(openedAuthority(ctx.config, row, authority), {
      invoice: invoiceOf(one),
      id,
      creditsId,
      creditsControl: credits?.told?.controlNumber ?? null,
      again: tries > 1,
    });
  } catch (error) {
    ctx.log.warn({ err: error, invoice: id }, 'a tax authority did not answer');
    return undefined;
  }
}

async function keep({ db, clock }: Context, { id, tries }: { id: number; tries: number }, verdict: Verdict | undefined): Promise<void> {
  const now = clock();
  const waiting = and(eq(invoiceSubmissions.invoiceId, id), eq(invoiceSubmissions.state, 'waiting'));
  const set =
    verdict === undefined || verdict.kind === 'undecided'
      ? { nextTryAt: new Date(now.getTime() + pauseAfter(tries)) }
      : verdict.kind === 'accepted'
        ? {
            state: 'accepted' as const,
            nextTryAt: null,
            controlNumber: verdict.controlNumber,
            qrText: verdict.qrText,
            refusal: null,
            endedAt: now,
          }
        : { state: 'refused' as const, nextTryAt: null, refusal: verdict.words, endedAt: now };
  await db.update(invoiceSubmissions).set(set).where(waiting);
}

/** Tells tax authorities of all that is due. Any number of nodes share the work; what nobody answered is told again after a pause. */
export async function tellAuthorities(ctx: Context, authorities: TaxAuthorities): Promise<void> {
  for (let due = await claim(ctx); due.length > 0; due = await claim(ctx)) {
    await eachApart(
      due,
      async (one) => keep(ctx, one, await ask(ctx, authorities, one)),
      (error, { id }) => ctx.log.error({ err: error, invoice: id }, 'what a tax authority said could not be kept'),
      AT_ONCE,
    );
  }
}
