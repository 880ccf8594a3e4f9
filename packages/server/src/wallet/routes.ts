import * as calls from '@safiri/contract/wallet/calls.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { serveRead, type Server } from '../platform/serve.ts';
import { accounts, balanceOf } from './ledger.ts';
import { spendableNow } from './spendable.ts';
import { topUpAccounts } from './top-up-accounts.ts';

/** A wallet's number is made of its owner's id; only the last four digits are shown. */
const masked = (userId: number) => `•••• ${String(userId).padStart(4, '0').slice(-4)}`;

export function walletRoutes(server: Server): void {
  serveRead(server, calls.getWallet, async ({ actor }) => {
    const country = countryById(actor.countryId);
    const balance = await balanceOf(server.ctx.db, accounts.wallet(actor.userId), country.currency);
    const topUp = actor.userType === 'passenger' && (await topUpAccounts(server.ctx, server.ctx.db, country.id)).length > 0;
    return {
      number: masked(actor.userId),
      balance: toWire(balance),
      spendable: toWire(await spendableNow(server.ctx.db, actor.userId, country.currency)),
      currency: country.currency,
      countryId: country.id,
      topUp,
    };
  });
}
