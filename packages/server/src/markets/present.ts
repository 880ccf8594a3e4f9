import type { ListedMarket, MarketFile, MarketVersion } from '@safiri/contract/markets/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Reach } from '@safiri/db/staff/reach.ts';
import { countryMoney } from '@safiri/rules/countries/country-money.ts';
import { changesBetween } from '@safiri/rules/markets/changes.ts';
import { inForceAt, publishableFrom, type Publisher } from '@safiri/rules/markets/versions.ts';
import { sortedBy } from '@safiri/rules/records.ts';
import { notFound } from '../platform/problem.ts';
import { countBooked, countUnderWay, documentOf, listVersions, type ListedVersion } from './queries.ts';

/** As many versions of a city are listed. */
const SHOWN = 30;

const present = ({ number, status, validFrom, createdAt, author, approver, alone, why }: ListedVersion): MarketVersion => ({
  number,
  status,
  validFrom: validFrom.toISOString(),
  createdAt: createdAt.toISOString(),
  author,
  approver,
  alone,
  why,
});

/** How the versions of a market stand, the newest first; undefined where all were taken back. */
function standingOf(rows: readonly ListedVersion[], now: Date) {
  const published = rows.filter(({ status }) => status === 'published');
  const inForce = inForceAt(published, now);
  const coming = sortedBy(
    published.filter(({ number, validFrom }) => validFrom > now && number > (inForce?.number ?? 0)),
    ({ validFrom }) => validFrom.getTime(),
  );
  const waiting = rows.find(({ status }) => status === 'proposed');
  const shown = inForce ?? coming[0];
  const newest = rows.find(({ status }) => status !== 'withdrawn');
  return shown === undefined || newest === undefined
    ? undefined
    : { shown, inForce, coming, waiting, newest, edited: published[0] ?? shown };
}
type Standing = NonNullable<ReturnType<typeof standingOf>>;

const listed = ({ shown, inForce, coming, waiting }: Standing): ListedMarket => ({
  id: shown.marketId,
  name: shown.name,
  country: shown.country,
  status: shown.marketStatus,
  inForce: inForce === undefined ? null : present(inForce),
  coming: coming.map(present),
  waiting: waiting === undefined ? null : present(waiting),
});

/** All markets, or those within a reach, by their names. */
export async function listStanding(reader: Reader, now: Date, reach: Reach | undefined): Promise<ListedMarket[]> {
  const versions = (await listVersions(reader)).filter(({ marketId }) => reach?.marketIds.includes(marketId) !== false);
  const all = Map.groupBy(versions, ({ marketId }) => marketId);
  return [...all.values()]
    .flatMap((rows) => standingOf(rows, now) ?? [])
    .map(listed)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The versions of a market, as they stand. @throws Problem not_found */
export async function requireStanding(reader: Reader, marketId: string, now: Date): Promise<Standing & { rows: ListedVersion[] }> {
  const rows = await listVersions(reader, marketId);
  const standing = standingOf(rows, now);
  if (standing === undefined) throw notFound();
  return { ...standing, rows };
}

/** A market with its document, for who looks. @throws Problem not_found */
export async function fileOf(reader: Reader, marketId: string, by: Publisher, now: Date): Promise<MarketFile> {
  const standing = await requireStanding(reader, marketId, now);
  const { shown, edited, waiting, newest, rows } = standing;
  const document = await documentOf(reader, edited.id);
  const proposed = waiting === undefined ? undefined : await documentOf(reader, waiting.id);
  const booked = await countBooked(reader, marketId);
  return {
    ...listed(standing),
    timeZone: shown.timeZone,
    currency: countryMoney[shown.country].currency,
    waiting:
      waiting === undefined || proposed === undefined
        ? null
        : {
            ...present(waiting),
            document: proposed,
            changes: changesBetween(document, proposed),
            isOwn: waiting.authorId === by.userId,
            publishableFrom: publishableFrom(waiting, by)?.toISOString() ?? null,
          },
    newest: newest.number,
    edited: { number: edited.number, validFrom: edited.validFrom.toISOString(), document },
    history: rows.slice(0, SHOWN).map(present),
    underWay: await countUnderWay(reader, marketId),
    booked: booked.reduce((sum, { count }) => sum + count, 0),
  };
}
