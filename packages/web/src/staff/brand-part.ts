import type { BrandState } from '@safiri/contract/setup/brand-calls.ts';

/** A form of the brand's page, which has two: what one wrote is no change by somebody else to the other. */
export interface BrandPart {
  readonly state: BrandState;
  /** The version that follows from one that was looked at, by what this page itself wrote over it. */
  readonly after: (seen: number) => number;
  /** This form wrote `next` over `over`. */
  readonly onWrote: (over: number, next: number) => void;
}
