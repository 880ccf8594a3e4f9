/** Hours of a night, on the clocks of the market: from when until when (`22:00`, `05:00`), over midnight where the end comes first. */
export interface Night {
  readonly from: string;
  readonly to: string;
  readonly factor: number;
}

/** Who gets what a cancelled trip costs. */
export const cancellationTakers = ['driver', 'operator'] as const;

/** Whether tolls on the way come on top of a fare, or are in it. */
export const tollRules = ['included', 'passed-on'] as const;

/** What a service costs, as its operator writes it: amounts in units of the market's currency, minutes, kilometres, percent (operator §1). */
export interface WrittenTariff {
  readonly base: number;
  readonly includedKm: number;
  /** Of a kilometre above the included ones; the last one has no end. */
  readonly sections: ReadonlyArray<{ readonly upToKm: number | null; readonly perKm: number }>;
  readonly perMinute: number;
  readonly bookingFee: number;
  readonly minimum: number;
  readonly night: Night | null;
  /** Tolls on the way come on top of the fare; else they are in it. */
  readonly passesTollsOn: boolean;
  /** 1 = none. */
  readonly surge: { readonly cap: number };
  readonly waiting: { readonly freeMinutes: number; readonly perMinute: number; readonly mostMinutes: number } | null;
  /** What each stop on the way adds, and the minutes at it that cost nothing; null: passengers can't add any. */
  readonly stop: { readonly fee: number; readonly freeMinutes: number } | null;
  readonly cancellation: {
    readonly freeMinutes: number;
    readonly fee: number;
    readonly noShowAfterMinutes: number;
    readonly noShowFee: number;
    readonly to: (typeof cancellationTakers)[number];
  } | null;
  /** Percent of each fare, and units of the currency for each day on which somebody drives. Null: what the instance takes. */
  readonly commission: { readonly percent: number; readonly perDay: number } | null;
  /** Below it no discount takes a fare: for the trip, and for each kilometre. */
  readonly driverFloor: { readonly perTrip: number; readonly perKm: number } | null;
}
