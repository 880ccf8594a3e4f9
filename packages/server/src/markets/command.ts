import { and, asc, desc, eq } from 'drizzle-orm';
import { marketVersions } from '@safiri/db/markets/tables.ts';
import { formatIn } from '@safiri/rules/pricing/country-amounts.ts';
import { timeOfDay } from '@safiri/rules/places/time-of-day.ts';
import { countryMoney } from '@safiri/rules/countries/country-money.ts';
import { parse, stringify } from 'yaml';
import type { Context } from '../platform/context.ts';
import { DocumentError } from '../platform/written-document.ts';
import { applyMarket } from './apply-market.ts';
import { publishVersion } from './decide-version.ts';
import { requireLawful } from './legal-facts.ts';
import { momentOf } from './moment.ts';
import { notActedOn } from './not-acted-on.ts';
import { farePreview } from './preview.ts';
import { readMarketText } from './read-text.ts';

/**
 * The moment that `--from` means: with an offset as it says, else on the clocks of the market.
 * @throws DocumentError for what is no moment, or has passed
 */
export function fromMoment(text: string | undefined, timeZone: string, now: Date): Date {
  if (text === undefined) return now;
  const at = momentOf(text, timeZone);
  if (at === undefined) throw new DocumentError([`--from "${text}" is no moment such as 2026-12-01T06:00.`]);
  if (at < now) throw new DocumentError([`--from "${text}" has passed: a version never begins in the past.`]);
  return at;
}

/** `apply FILE`: a new version, or none where the newest says the same. @returns what is said */
export async function applyFile(
  ctx: Context,
  file: string,
  { from, force }: { from?: string | undefined; force?: string | undefined },
): Promise<string[]> {
  const read = readMarketText(file, ctx.config.demo);
  await requireLawful(ctx.db, ctx, read);
  const now = ctx.clock();
  const validFrom = fromMoment(from, read.market.timeZone, now);
  const written = await ctx.db.transaction((tx) =>
    applyMarket(tx, { read, validFrom, now, why: force ?? null, force: force !== undefined }),
  );
  const { id, name } = read.market;
  if (!written.isNew) return [`${name} stands as it is: version ${written.number} says the same.`];
  const kept = notActedOn(parse(file, { maxAliasCount: 10 }));
  return [
    written.status === 'published'
      ? `${name} has version ${written.number}, in force from ${validFrom.toISOString()}; servers follow within five seconds.`
      : `${name} has version ${written.number}, which waits: typical trips change by ${written.changePercent.toFixed(0)} percent within a week. Somebody else publishes it with "npm run market -- publish ${id}".`,
    ...(kept.length === 0 ? [] : [`Kept with it, and not acted on by this version of the product: ${kept.join(', ')}.`]),
  ];
}

/** `list`: each market with what is in force and what comes. */
export async function listMarkets(ctx: Context): Promise<string[]> {
  const rows = await ctx.db
    .select({
      marketId: marketVersions.marketId,
      number: marketVersions.number,
      status: marketVersions.status,
      validFrom: marketVersions.validFrom,
    })
    .from(marketVersions)
    .orderBy(asc(marketVersions.marketId), desc(marketVersions.number));
  if (rows.length === 0) return ['There is no market yet: write one with "npm run market -- apply FILE.yaml".'];
  return rows.map(
    ({ marketId, number, status, validFrom }) => `${marketId}\tversion ${number}\t${status}\tfrom ${validFrom.toISOString()}`,
  );
}

/** `export ID`: the newest document as YAML. */
export async function exportMarket(ctx: Context, id: string): Promise<string> {
  const [row] = await ctx.db
    .select({ document: marketVersions.document })
    .from(marketVersions)
    .where(and(eq(marketVersions.marketId, id), eq(marketVersions.status, 'published')))
    .orderBy(desc(marketVersions.number))
    .limit(1);
  if (row === undefined) throw new DocumentError([`There is no market "${id}".`]);
  return stringify(row.document);
}

/** `publish ID`: the second person's consent to what waits. */
export async function publishProposed(ctx: Context, id: string): Promise<string[]> {
  const published = await ctx.db.transaction((tx) => publishVersion(tx, { marketId: id, now: ctx.clock(), by: null }));
  if (published === undefined) throw new DocumentError([`Nothing of "${id}" waits.`]);
  return [`${id}: version ${published.number} is published.`];
}

/** `preview FILE`: what typical trips and the last real ones would cost, before and after. */
export async function previewFile(ctx: Context, file: string): Promise<string[]> {
  const read = readMarketText(file, ctx.config.demo);
  await requireLawful(ctx.db, ctx, read);
  const { market } = read;
  const { typical, recent } = await farePreview(ctx.db, market, ctx.clock());
  const { currency } = countryMoney[market.country];
  const money = (minor: number | undefined) => (minor === undefined ? '-' : formatIn(currency, minor));
  return [
    'service\tvehicles\tway\tat\tbefore\tafter',
    ...typical.map(({ service, vehicles, meters, hour, minute, before, after }) =>
      [service, vehicles.join(', '), `${meters / 1000} km`, timeOfDay(hour * 60 + minute), money(before), money(after)].join('\t'),
    ),
    ...(recent.length === 0 ? [] : ['The last trips:']),
    ...recent.map(({ rideId, meters, service, before, after }) =>
      [`trip ${rideId}`, `${(meters / 1000).toFixed(1)} km`, service, money(before), money(after)].join('\t'),
    ),
  ];
}
