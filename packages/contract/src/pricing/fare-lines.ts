import * as z from 'zod/mini';
import { languageIds } from '@safiri/rules/languages.ts';
import { fareLineKinds } from '@safiri/rules/pricing/fare-lines.ts';

/** What a fare is made of; each kind stands once. */
export const fareLine = z.object({ kind: z.enum(fareLineKinds), amount: z.string() });

/** A tax inside an amount: never added to it. */
export const taxLine = z.object({
  id: z.string(),
  /** By language; the id in capitals stands in where the operator wrote none. */
  names: z.partialRecord(z.enum(languageIds), z.string()),
  percent: z.number(),
  amount: z.string(),
});
export type TaxLine = z.infer<typeof taxLine>;

/** A code that took something off, and how much less is paid. */
export const promotionTaken = z.object({ code: z.string(), discount: z.string() });
