import * as calls from '@safiri/contract/orders/settlement-calls.ts';
import { settlementPaths } from '@safiri/contract/orders/settlement-paths.ts';
import { csvText } from '@safiri/rules/csv.ts';
import { findMerchant } from '../catalogue/public.ts';
import { lookUpPayee, payeeText, type Providers } from '../payments/public.ts';
import { limitFor } from '../platform/limits.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { requireActor, serveRead, serveWithoutTransaction, type Server } from '../platform/serve.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import { rowId } from '../uploads/public.ts';
import { requireShop } from './own-shop.ts';
import { keepShopAccount, shopMoneyOf, statementOf } from './settlements.ts';
import { tellPaidTo } from './tell-paid-to.ts';

type Asker = Parameters<typeof requireShop>[0];

/** What shops are paid, as their own people and finance see it. */
export function settlementRoutes(server: Server, providers: Providers): void {
  const { app, ctx } = server;
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
    const { accountRow: _, ...found } = await lookUpPayee(ctx, providers, merchant.countryId, body);
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

  const key = settlementPaths.csv;
  app.get<{ Params: { id: string; settlementId: string } }>(
    key.replace('GET ', ''),
    { config: { rateLimit: limitFor('read', ctx.config.rateLimitFactor), call: key }, schema: { hide: true } },
    async (request, reply) => {
      const actor = await requireActor(server, request, key);
      if (actor.staff === null) throw new Problem('forbidden', 'Only for the role staff');
      const [merchantId, settlementId] = [rowId(request.params.id), rowId(request.params.settlementId)];
      if (merchantId === undefined || settlementId === undefined) throw notFound();
      const { settlement, orders } = await statementOf(ctx.db, await shopOf(actor, merchantId), settlementId);
      const head = ['order', 'at', 'goods', 'commission_percent', 'commission', 'net', 'payment_method'];
      const rows = orders.map(({ number, at, goods, commissionPercent, commission, net, paymentMethod }) => [
        number,
        at,
        goods,
        commissionPercent,
        commission,
        net,
        paymentMethod,
      ]);
      const sums = [
        ['orders', '', settlement.goods, '', settlement.commission, '', ''],
        ['corrections', '', '', '', '', settlement.corrections, ''],
        ['carried', '', '', '', '', settlement.carried, ''],
        ['paid', '', '', '', '', settlement.paid, ''],
      ];
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="settlement-${settlement.from}-${settlement.to}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(csvText([head, ...rows, ...sums]));
    },
  );
}
