import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { countryId } from '../fields.ts';
import { walletPaths } from './paths.ts';

export const getWallet = defineCall({
  key: walletPaths.getWallet,
  summary: "The signed-in person's wallet: the sum of its ledger entries",
  who: 'signed-in',
  limit: 'read',
  reply: z.object({
    /** The wallet's own number, masked but for its last four digits. */
    number: z.string(),
    balance: z.string(),
    /** What of it can be spent: the balance less the most that rides under way may take; with a minus what is owed. */
    spendable: z.string(),
    currency: z.string(),
    countryId,
    /** Whether money can be brought in by a provider. */
    topUp: z.boolean(),
  }),
  problems: [],
});
