import type { FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { BrandText } from '@safiri/contract/brand/document.ts';
import type { BrandState, changeBrand, changeText } from '@safiri/contract/setup/brand-calls.ts';
import type { LegalText } from '@safiri/rules/brand/brand.ts';
import { languageIds } from '@safiri/rules/languages.ts';
import { highestVersions, keepLogo, newestBrand, readBrandValue, writeBrand } from '../brand/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { documentProblem } from '../platform/document-problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import { takeIn, type Examiner } from '../uploads/public.ts';

/** The document as everybody goes on from it. */
export async function readBrand(ctx: Pick<Context, 'db'>): Promise<BrandState> {
  const { number, text } = await newestBrand(ctx.db);
  return { number, document: text };
}

interface Change {
  readonly seen: number;
  readonly why?: string | undefined;
}

/** Does something with what somebody wrote in a form. @throws Problem invalid_request with every fault at its field */
async function fromForm<T>(fieldOf: (path: ReadonlyArray<string | number>) => string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw documentProblem(error, fieldOf);
  }
}

/**
 * Writes the next version in the transaction, with its line in the log.
 * @throws Problem changed_meanwhile where another version than the one seen is the newest; DocumentError
 */
async function writeNext(
  uow: UnitOfWork,
  {
    actor,
    request,
    change,
    document,
    entry,
  }: {
    readonly actor: Pick<Actor, 'userId'>;
    readonly request: FastifyRequest;
    readonly change: Change;
    readonly document: unknown;
    readonly entry: { readonly action: 'brand.changed' | 'brand.text_changed'; readonly data: Record<string, unknown> };
  },
): Promise<BrandState> {
  const read = readBrandValue(document);
  const written = await writeBrand(uow.tx, read, { seen: change.seen, why: change.why ?? null, authorId: actor.userId });
  if (written.isNew) await audit(uow, actor, request, { ...entry, subject: 'brand', subjectId: written.number });
  return { number: written.number, document: read.text };
}

/** Gives the instance its name, and leaves all else of its document as it is. */
export async function nameInstance(
  uow: UnitOfWork,
  { actor, request }: { readonly actor: Pick<Actor, 'userId'>; readonly request: FastifyRequest },
  name: string,
): Promise<void> {
  const { number: seen, text } = await newestBrand(uow.tx);
  if (text.name === name) return;
  await writeNext(uow, { actor, request, change: { seen }, document: { ...text, name }, entry: { action: 'brand.changed', data: {} } });
}

type From = { readonly actor: Actor; readonly request: FastifyRequest };

/** Writes everything but the texts of the law. @throws Problem changed_meanwhile, invalid_request */
export async function changeFacts(ctx: Context, { actor, request }: From, body: BodyOf<typeof changeBrand>): Promise<BrandState> {
  const write = async (uow: UnitOfWork) => {
    const { text } = await newestBrand(uow.tx);
    const logo = body.logo === undefined ? text.logo : (body.logo ?? undefined);
    const document = { schema: 1, ...body.facts, texts: text.texts, ...(logo === undefined ? {} : { logo }) };
    const data = body.why === undefined ? {} : { reason: body.why };
    return writeNext(uow, { actor, request, change: body, document, entry: { action: 'brand.changed', data } });
  };
  const state = await fromForm(
    (path) => ['facts', ...path].join('.'),
    () => inTransaction(ctx, write),
  );
  await ctx.brands.refresh();
  return state;
}

/**
 * The texts with one of them changed in one language; a text that is in no language any more is gone.
 * @param highest the highest version that it ever had: one that comes back is a new one
 */
function textsWith(
  texts: BrandText['texts'],
  name: LegalText,
  highest: number,
  { language, markdown, askAgain }: BodyOf<typeof changeText>,
) {
  const { version, [language]: _, ...others } = texts[name] ?? {};
  const next = version === undefined || askAgain ? highest + 1 : version;
  const written = { ...others, ...(markdown === '' ? {} : { [language]: markdown }), version: next };
  const isThere = languageIds.some((one) => one in written);
  return { ...texts, [name]: isThere ? written : undefined };
}

/** Writes a text of the law in one language. @throws Problem changed_meanwhile, invalid_request */
export async function changeLaw(ctx: Context, { actor, request }: From, body: BodyOf<typeof changeText>): Promise<BrandState> {
  const { text: name } = body;
  const write = async (uow: UnitOfWork) => {
    const { text } = await newestBrand(uow.tx);
    const { [name]: highest = 0 } = await highestVersions(uow.tx);
    const texts = textsWith(text.texts, name, highest, body);
    const data = { text: name, language: body.language, version: texts[name]?.version ?? null };
    return writeNext(uow, { actor, request, change: body, document: { ...text, texts }, entry: { action: 'brand.text_changed', data } });
  };
  const state = await fromForm(
    () => 'markdown',
    () => inTransaction(ctx, write),
  );
  await ctx.brands.refresh();
  return state;
}

/** Takes a logo in. @throws Problem those of `takeIn` */
export const receiveLogo = (ctx: Context, examiner: Examiner, from: From): Promise<{ logo: string }> =>
  takeIn(ctx, examiner, from, 'logo', async (_, { made }) => ({ logo: await keepLogo(ctx.db, await readFile(made)) }));
