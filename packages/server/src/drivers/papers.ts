import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { specifiedAgeLimits, type VehicleAgeLimits } from '@safiri/rules/drivers/vehicle-age.ts';
import { inForceAt } from '@safiri/rules/markets/versions.ts';
import {
  addedTypes,
  specifiedLists,
  specifiedPaper,
  vehiclePapers,
  type Paper,
  type PaperLists,
  type PaperNames,
} from '@safiri/rules/verification/papers.ts';
import type { Market, Markets } from '../platform/markets.ts';

/** Where a driver is at home: the market that the team gave them, and the country of their account. */
export interface DriversHome {
  readonly marketId: string | null;
  readonly countryId: CountryId;
}

/**
 * The market to which a driver belongs: the one that the team gave them; else the first of their country that serves people, or will.
 * Undefined where there is none.
 */
export function homeMarket(markets: Markets, { marketId, countryId }: DriversHome): Market | undefined {
  const given = marketId === null ? undefined : markets.byId(marketId);
  if (given !== undefined) return given;
  const own = markets.all().filter(({ document }) => document.country === countryId && document.status !== 'closed');
  return own.find(({ document }) => document.status !== 'draft') ?? own[0];
}

/** How old vehicles may be where a driver works; the specification's ages where there is no market. */
export const ageLimitsOf = (market: Market | undefined): VehicleAgeLimits => market?.document.vehicleAge ?? specifiedAgeLimits;

/** The lists that a market had and will have, beside the one in force. */
export interface PaperHistory {
  readonly now: PaperLists;
  /** Of versions that were published for a time that has passed, before the one in force. */
  readonly earlier: readonly PaperLists[];
  /** Of those to come, the next first, each from its moment on. */
  readonly coming: ReadonlyArray<{ readonly versionId: number; readonly from: Date; readonly lists: PaperLists }>;
}

const none: PaperHistory = { now: specifiedLists, earlier: [], coming: [] };

/** What a market asks, asked and will ask of drivers and vehicles; the specification's where there is no market. */
export function paperHistory(markets: Markets, market: Market | undefined, now: Date): PaperHistory {
  if (market === undefined) return none;
  const all = markets.published(market.document.id);
  const moments = [...new Set(all.map(({ validFrom }) => validFrom.getTime()).filter((at) => at > now.getTime()))].toSorted(
    (a, b) => a - b,
  );
  return {
    now: market.document.documents,
    earlier: all.filter(({ number, validFrom }) => number < market.number && validFrom <= now).map(({ document }) => document.documents),
    coming: moments.flatMap((at) => {
      const from = new Date(at);
      const next = inForceAt(all, from);
      return next === undefined ? [] : [{ versionId: next.versionId, from, lists: next.document.documents }];
    }),
  };
}

/** A paper that is not asked for yet. */
export interface ComingPaper extends Paper {
  readonly ofVehicle: boolean;
  readonly from: Date;
}

/** What a driver with a vehicle of this kind will need beside what they need today, each from its first moment on. */
export function comingPapers({ now, coming }: PaperHistory, kind: VehicleKind): ComingPaper[] {
  const found = new Map<string, ComingPaper>();
  for (const { from, lists } of coming) {
    const added = addedTypes(lists, now, kind);
    const add = (papers: readonly Paper[], types: readonly string[], ofVehicle: boolean) => {
      for (const paper of papers) {
        if (types.includes(paper.type) && !found.has(paper.type)) found.set(paper.type, { ...paper, ofVehicle, from });
      }
    };
    add(lists.driver, added.driver, false);
    add(vehiclePapers(lists, kind), added.vehicle, true);
  }
  return [...found.values()];
}

/** A paper of a driver or of a vehicle of this kind by its type, asked for today or later; the specification's idea of it where it is not. */
export function paperOf(history: PaperHistory, kind: VehicleKind, type: string): Paper {
  const listed = [...history.now.driver, ...vehiclePapers(history.now, kind), ...comingPapers(history, kind)];
  return listed.find((paper) => paper.type === type) ?? specifiedPaper(type);
}

/** What a market of a country calls a paper; null for the product's own text. */
export function namesOfPaper(markets: Markets, home: DriversHome, type: string): PaperNames | null {
  const own = homeMarket(markets, home);
  const all = [...(own === undefined ? [] : [own]), ...markets.all().filter(({ document }) => document.country === home.countryId)];
  const papers = all.flatMap(({ document: { documents } }) => [...documents.driver, ...Object.values(documents.vehicle).flat()]);
  return papers.find((paper) => paper.type === type && paper.name !== null)?.name ?? null;
}
