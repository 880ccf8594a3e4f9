import * as z from 'zod/mini';
import * as calls from '@safiri/contract/orders/settlement-calls.ts';
import { settlementPaths } from '@safiri/contract/orders/settlement-paths.ts';
import { payeeText } from '@safiri/rules/payments/payout-ways.ts';
import { findMerchant } from '../catalogue/public.ts';
import { serveCsv } from '../platform/csv-file.ts';
import { lookUpPayee, type Providers } from '../payments/public.ts';
import { notFound } from '../platform/problem.ts';
import { serveRead, serveWithoutTransaction, type Server } from '../platform/serve.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import { requireShop } from './own-shop.ts';
import { keepShopAccount, shopMoneyOf, statementOf } from './settlements.ts';
import { tellPaidTo } from './tell-shop.ts';

type Asker = Parameters<typeof requireShop>[0];

/** What shops are paid, as their own people and finance see it. */
export function settlementRoutes(server: Server, providers: Providers): void {
  const { ctx } = server;
  const shopOf = async (actor: Asker, merchantId: number) => {
    requireShop(actor, 'settlements.read', merchantId);
    const merchant = await findMerchant(ctx.db, merchantId);
    if (merchant === undefined) throw notFound();
    return merchant;
  };
  serveRead(server, calls.listSettlements, async ({ actor, params, query }) =>
    shopMoneyOf(ctx, providers, await shopOf(actor, params.id), query.before),
  );
  serveRead(server, calls.readSettlement, async ({ actor, params }) => {
    const merchant = await shopOf(actor, params.id);
    return { name: merchant.name, countryId: merchant.countryId, ...(await statementOf(ctx.db, merchant, params.settlementId)) };
  });
  // The provider is asked whose the account is before the transaction opens.
  serveWithoutTransaction(server, calls.setShopAccount, async ({ actor, params, body, request }) => {
    const merchant = await shopOf(actor, params.id);
    const { accountRow: _, ...found } = await lookUpPayee(ctx, providers, actor.userId, merchant.countryId, body);
    await inTransaction(ctx, async (uow) => {
      const destination = payeeText(found, merchant.countryId);
      if (await keepShopAccount(uow, merchant.id, found, actor.userId)) await tellPaidTo(ctx, uow, merchant, destination);
      await audit(uow, actor, request, {
        action: 'merchant.paid_to',
        subject: 'merchant',
        subjectId: merchant.id,
        data: { account: destination, name: found.name },
      });
    });
    return shopMoneyOf(ctx, providers, merchant);
  });

  serveCsv(server, {
    key: settlementPaths.csv,
    limit: 'read',
    params: calls.readSettlement.params,
    query: z.object({}),
    async file({ actor, params }) {
      const { settlement, orders } = await statementOf(ctx.db, await shopOf(actor, params.id), params.settlementId);
      return {
        name: `settlement-${settlement.from}-${settlement.to}`,
        head: ['order', 'at', 'goods', 'commission_percent', 'commission', 'net', 'payment_method'],
        rows: [
          ...orders.map(({ number, at, goods, commissionPercent, commission, net, paymentMethod }) => [
            number,
            at,
            goods,
            commissionPercent,
            commission,
            net,
            paymentMethod,
          ]),
          ['orders', '', settlement.goods, '', settlement.commission, '', ''],
          ['corrections', '', '', '', '', settlement.corrections, ''],
          ['carried', '', '', '', '', settlement.carried, ''],
          ['paid', '', '', '', '', settlement.paid, ''],
        ],
      };
    },
  });
}
