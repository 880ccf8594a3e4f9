import * as calls from '@safiri/contract/subscriptions/market-calls.ts';
import * as payCalls from '@safiri/contract/subscriptions/pay-calls.ts';
import { packageFigures as figures } from '@safiri/contract/subscriptions/staff-calls.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { reachOf } from '../platform/permit.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { accounts, balanceOf } from '../wallet/public.ts';
import { buyPackage } from './buy-package.ts';
import { packageFigures } from './figures.ts';
import { giveBackPackage } from './give-back.ts';
import { startPayingPackage, waysToPayPackage } from './pay-package.ts';
import { presentPurchase, presentSold } from './present.ts';
import { listOwn } from './queries.ts';
import { sellingMarket } from './sold-packages.ts';

/** Packages that markets sell, those that were bought, and what became of them. */
export function marketPackageRoutes(server: Server): void {
  const { ctx } = server;
  serveRead(server, calls.ownPackages, async ({ actor }) =>
    (await listOwn(ctx.db, actor.userId)).map((row) => presentPurchase(row, ctx.clock())),
  );
  serveRead(server, calls.soldPackages, async ({ actor, params }) => {
    const { market, packages } = sellingMarket(ctx.markets, params.market);
    return {
      version: market.versionId,
      marketName: market.document.name,
      countryId: market.country.id,
      decimals: market.document.decimals,
      balance: toWire(await balanceOf(ctx.db, accounts.wallet(actor.userId), market.country.currency)),
      packages: packages.flatMap((sold) => presentSold(market, sold, ctx.clock())),
    };
  });
  serveWrite(server, calls.buyPackage, async (uow, { actor, params, body }) =>
    presentPurchase((await buyPackage(uow, ctx.markets, actor, params.market, body)).bought, uow.now),
  );
  serveRead(server, payCalls.packagePaymentWays, ({ actor, query }) => waysToPayPackage(ctx, actor, query));
  serveWrite(server, payCalls.startPackagePayment, (uow, { actor, body }) => startPayingPackage(ctx, uow, actor, body));
  serveWrite(server, calls.giveBackPackage, async (uow, { actor, params }) =>
    presentPurchase(await giveBackPackage(uow, actor, params.id), uow.now),
  );
  serveRead(server, figures, ({ actor }) => packageFigures(ctx, reachOf(ctx.markets, actor, 'payouts.read')));
}
