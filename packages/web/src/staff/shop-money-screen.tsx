import { useState } from 'react';
import type { Settlement, ShopMoney } from '@safiri/contract/orders/settlement-calls.ts';
import { settlementPaths } from '@safiri/contract/orders/settlement-paths.ts';
import { payeeText } from '@safiri/rules/payments/payout-ways.ts';
import type { SettlementStatus } from '@safiri/rules/orders/settlement.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { TextKey } from 'virtual:texts/keys';
import { clockTime, day, money, moneyOfList, signedMoney } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { More } from '../ui/more.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { BackLink } from './back-link.tsx';
import { outStates } from './disbursement-words.ts';
import { Facts } from './facts.tsx';
import { Allowed } from './may.tsx';
import { statementFile, useShopMoney, useStatement } from './settlement-api.ts';
import { ShopAccountForm } from './shop-account-form.tsx';

const statusNames: Record<SettlementStatus, TextKey> = {
  waiting: 'outWaiting',
  paid: 'outPaid',
  failed: 'outFailed',
  carried: 'settlementCarried',
};
const dayText = (date: string) => day(`${date}T12:00:00`);

/** The orders of a week, each with what the operator keeps of it. */
function Orders({
  merchantId,
  settlementId,
  week,
  countryId,
}: {
  merchantId: number;
  settlementId: number;
  week: string;
  countryId: CountryId;
}) {
  const t = useText();
  const statement = useStatement(merchantId, settlementId);
  if (statement.isPending) return <Skeleton height={120} />;
  if (statement.isError) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void statement.refetch()} />;
  return (
    <>
      <ul className="list">
        {statement.data.orders.map((order) => (
          <li key={order.number} className="row spread">
            <span>
              <b className="num">{order.number}</b>
              <span className="caption num">
                {' '}
                {day(order.at)} {clockTime(order.at)} · {t('settlementKeeps', { percent: order.commissionPercent })}
              </span>
            </span>
            <span className="num">
              {money(order.goods, countryId)} → <b>{money(order.net, countryId)}</b>
            </span>
          </li>
        ))}
      </ul>
      <a className="text-link" href={statementFile(merchantId, settlementId)} download aria-label={`${t('financeFile')}: ${week}`}>
        {t('financeFile')}
      </a>
    </>
  );
}

function Week({ merchantId, countryId, week }: { merchantId: number; countryId: CountryId; week: Settlement }) {
  const t = useText();
  // The orders are fetched once somebody looks.
  const [isOpen, setOpen] = useState(false);
  const { status, progress, isPaidAfterAll } = week;
  const commission = `-${week.commission}`;
  const written = moneyOfList([week.goods, commission, week.corrections, week.carried, week.paid], countryId);
  const name = `${dayText(week.from)} – ${dayText(week.to)}`;
  const state = status === 'waiting' && progress !== null ? outStates[progress] : statusNames[status];
  return (
    <li className="card doc" aria-label={name}>
      <div className="row spread wrap">
        <h2 className="title num">{name}</h2>
        <span className={status === 'paid' ? 'chip ok' : status === 'failed' ? 'chip bad' : 'chip'}>{t(state)}</span>
      </div>
      <Facts
        facts={[
          { name: t('settlementOrders'), value: String(week.orders) },
          { name: t('settlementGoods'), value: written(week.goods) },
          { name: t('settlementCommission'), value: written(commission) },
          Number(week.corrections) === 0 ? null : { name: t('settlementCorrections'), value: written(week.corrections) },
          Number(week.carried) === 0 ? null : { name: t('settlementBefore'), value: written(week.carried) },
          { name: t('settlementPaid'), value: written(week.paid) },
          week.receipt === null ? null : { name: t('settlementReceipt'), value: week.receipt },
        ]}
      />
      {isPaidAfterAll ? (
        <p className="caption">{t('settlementAfterAll')}</p>
      ) : status === 'carried' || status === 'failed' ? (
        <p className="caption">{t('settlementNext')}</p>
      ) : null}
      {week.orders === 0 ? null : (
        <Unfold line={t('settlementList', { n: week.orders })} onOpen={() => setOpen(true)}>
          {isOpen ? <Orders merchantId={merchantId} settlementId={week.id} week={name} countryId={countryId} /> : null}
        </Unfold>
      )}
    </li>
  );
}

function Account({ money: of }: { money: ShopMoney }) {
  const t = useText();
  const { account, countryId } = of;
  return (
    <section className="card doc" aria-label={t('shopOwed')}>
      <div className="row spread wrap">
        <h2 className="h2">{t('shopOwed')}</h2>
        <b className="title num">{signedMoney(of.balance, countryId)}</b>
      </div>
      <p className="label">
        {account === null ? t('shopNoAccount') : [payeeText(account, countryId), account.name].filter(Boolean).join(' · ')}
      </p>
      <p className="caption">{t('shopWhen')}</p>
      <Allowed to={settlementPaths.setAccount}>
        <ShopAccountForm money={of} />
      </Allowed>
    </section>
  );
}

/** `/staff/boards/:id/settlements`, and for finance `/staff/finance/shops/:id`: what a shop is owed and was paid, by week. */
export function ShopMoneyScreen({ merchantId, back }: { merchantId: number; back: string }) {
  const t = useText();
  const list = useShopMoney(merchantId);
  if (list.isPending) return <Skeleton height={320} />;
  const first = list.data?.pages[0];
  if (first === undefined) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void list.refetch()} />;
  const weeks = list.data?.pages.flatMap(({ settlements }) => settlements) ?? [];
  return (
    <>
      <BackLink href={back} to={back.startsWith('/staff/finance') ? 'sectionFinance' : 'sectionBoards'} />
      <h1 className="h1 section-name">{t('shopMoneyOf', { name: first.name })}</h1>
      <Account money={first} />
      {weeks.length === 0 ? (
        <p className="label muted">{t('settlementNone')}</p>
      ) : (
        <ul className="stack">
          {weeks.map((week) => (
            <Week key={week.id} merchantId={merchantId} countryId={first.countryId} week={week} />
          ))}
        </ul>
      )}
      <More list={list}>{t('showOlder')}</More>
    </>
  );
}
