import * as z from 'zod/mini';
import { integrityRules } from '@safiri/rules/integrity/rules.ts';
import { operatorPays } from '@safiri/rules/rides/completion.ts';
import { countryId, id, instant } from '../fields.ts';

/** What a rule found about a trip, with the numbers that its sentence says. */
export const integrityFinding = z.object({ rule: z.enum(integrityRules), facts: z.record(z.string(), z.number()) });
export type IntegrityFinding = z.infer<typeof integrityFinding>;

/** A trip of a driver for which what the operator pays on top waits, or was decided lately. */
export const heldPay = z.object({
  rideId: id,
  dropoffAddress: z.string(),
  completedAt: instant,
  countryId,
  pay: z.enum(operatorPays),
  /** Two decimals: what of the trip waits; null for what is not of it. Goals and referrals count with it. */
  bonus: z.nullable(z.string()),
  packageFare: z.nullable(z.string()),
  findings: z.array(integrityFinding),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  /** What the team said of its decision. */
  note: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
});
export type HeldPay = z.infer<typeof heldPay>;
