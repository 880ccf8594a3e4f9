import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { countryId, decimals } from '../fields.ts';
import { packageStaffPaths } from './paths.ts';

/** What became of the packages of one kind that were sold in a market, all that are not over for three months. */
const packageFigure = z.object({
  market: z.string(),
  countryId,
  decimals,
  /** The id that the document gives it. */
  package: z.string(),
  sold: z.number(),
  /** What buyers paid. */
  paid: z.string(),
  /** Rides that were driven. */
  driven: z.number(),
  /** What is held for rides to come. */
  held: z.string(),
  /** What went back to buyers. */
  returned: z.string(),
  /** What its rides were worth beyond their fares; with a minus what the fares were dearer, which the operator paid. */
  margin: z.string(),
});
export type PackageFigure = z.infer<typeof packageFigure>;

export const packageFigures = defineCall({
  key: packageStaffPaths.figures,
  summary: 'Packages of rides that markets sold: sold, driven, held, given back, and what the operator added or kept',
  who: 'staff',
  limit: 'read',
  reply: z.array(packageFigure),
  problems: [],
});
