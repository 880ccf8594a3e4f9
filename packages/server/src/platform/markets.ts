import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Country, CountryId } from '@safiri/rules/countries/countries.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import type { EmergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

/** A market by one of its versions. */
export interface Market {
  /** Of the row: what trips and quotes name. */
  readonly versionId: number;
  readonly number: number;
  readonly document: MarketDocument;
  readonly country: Country;
  /** Rides that were booked by a service which it lacks are called off; else they are carried out. */
  readonly cancelsBookings: boolean;
}

/** A published version that this release of the product can't read. */
export interface UnreadVersion {
  readonly marketId: string;
  readonly number: number;
  readonly validFrom: Date;
}

/** The markets of this instance as every node knows them: read from memory, at most five seconds old. */
export interface Markets {
  /** Of each market the version in force now, whatever its status. */
  all(): readonly Market[];
  /** The market whose pickups are there: of those that overlap the one with the smaller area, then the older. */
  at(point: Point): Market | undefined;
  byId(id: string): Market | undefined;
  /** The published versions of a market, those that are over and those to come among them, by number. */
  published(id: string): ReadonlyArray<Market & { readonly validFrom: Date }>;
  /** Versions that would be in force, or come into force, and can't be read: an older one counts in their place, or none. */
  unread(): readonly UnreadVersion[];
  /**
   * A version that a trip was priced by, in force or not: from memory but in the seconds after another node published it. For one that can't
   * be read the one in force.
   */
  version(reader: Reader, versionId: number): Promise<Market>;
  /** The emergency numbers of a country that the operator confirmed; undefined where it has not. */
  confirmedNumbers(countryId: CountryId): EmergencyNumbers | undefined;
  /** Reads what is new. */
  refresh(): Promise<void>;
  stop(): void;
}

/** None: for commands that look at no place. */
export const noMarkets: Markets = {
  all: () => [],
  at: () => undefined,
  byId: () => undefined,
  confirmedNumbers: () => undefined,
  unread: () => [],
  published: () => [],
  version: () => Promise.reject(new Error('this command reads no markets')),
  refresh: async () => {},
  stop: () => {},
};
