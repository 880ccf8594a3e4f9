import type { ReactNode } from 'react';
import type { Balance } from '@safiri/contract/payments/finance-calls.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import { balanceHolders, disbursementFilters, paymentFilters, type BalanceHolder } from '@safiri/rules/payments/finance.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { keysOf } from '@safiri/rules/records.ts';
import type { TextKey } from 'virtual:texts/keys';
import { Link } from 'wouter';
import { countryOfCurrency } from '../platform/countries.ts';
import { clockTime, day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { More, type Pages } from '../ui/more.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { DisbursementRow } from './disbursement-row.tsx';
import { batchName, chipOf, holderNames, inStates, ownAccountNames } from './disbursement-words.ts';
import { csvOf, queryOf, useAllPayments, useBalances, useBatches, useDisbursements, type InFilter, type OutFilter } from './finance-api.ts';
import { batchPath, shopMoneyPath } from './finance-links.ts';
import { SettlementBatch } from './settlement-batch.tsx';
import { ListFilter, useNarrowed } from './list-filter.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PersonLink } from './person-link.tsx';
import { Refunds } from './refund-payment.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

const filterNames: Record<OutFilter | InFilter, TextKey> = {
  tasks: 'financeTasks',
  waiting: 'outWaiting',
  pending: 'outPending',
  unknown: 'outUnknown',
  paid: 'outPaid',
  failed: 'outFailed',
  refunded: 'inRefunded',
};

interface Listed<R> extends Pages {
  readonly data: { readonly pages: ReadonlyArray<readonly R[]> } | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  refetch(): unknown;
}

/** A list page by page, with the file of it. */
function Paged<R>({ list, csv, children }: { list: Listed<R>; csv: string; children: (row: R) => ReactNode }) {
  const t = useText();
  if (list.isPending) return <SkeletonRows height={72} count={5} />;
  if (list.isError || list.data === undefined) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void list.refetch()} />;
  const rows = list.data.pages.flat();
  if (rows.length === 0) return <NothingHere text={t('financeNothing')} />;
  return (
    <>
      <ul className="card list">{rows.map(children)}</ul>
      <div className="row wrap">
        <More list={list}>{t('showOlder')}</More>
        <a className="text-link" href={csv} download>
          {t('financeFile')}
        </a>
      </div>
    </>
  );
}

const outFilters = ['tasks', ...keysOf(disbursementFilters)] as const;
const inFilters = ['tasks', ...keysOf(paymentFilters)] as const;

/** Money that goes out by providers. */
export function MoneyOut() {
  const t = useText();
  const [filter, setFilter] = useNarrowed<OutFilter>('state', outFilters);
  return (
    <>
      <ListFilter choices={outFilters.map((id) => ({ id, text: t(filterNames[id]) }))} chosen={filter} onChange={setFilter} />
      <Paged list={useDisbursements(filter)} csv={csvOf(financePaths.disbursementsCsv, queryOf(filter))}>
        {(row) => <DisbursementRow key={row.id} row={row} />}
      </Paged>
    </>
  );
}

/** Money that people bring in by providers. */
export function MoneyIn() {
  const t = useText();
  const [filter, setFilter] = useNarrowed<InFilter>('state', inFilters);
  return (
    <>
      <ListFilter choices={inFilters.map((id) => ({ id, text: t(filterNames[id]) }))} chosen={filter} onChange={setFilter} />
      <Paged list={useAllPayments(filter)} csv={csvOf(financePaths.paymentsCsv, queryOf(filter))}>
        {(row) => (
          <li key={row.id} className="pay-row">
            <div className="payout-row">
              <PersonLink userId={row.userId} className="label strong text-link">
                {row.person}
              </PersonLink>
              <span className="label strong num">{money(row.amount, row.countryId)}</span>
              <span className={chipOf(row.state)}>{t(inStates[row.state])}</span>
              <span className="payout-facts caption num">
                {[providerFacts[row.provider].name, `${day(row.createdAt)} ${clockTime(row.createdAt)}`, row.receipt ?? row.reference].map(
                  (fact) => (
                    <span key={fact}>{fact}</span>
                  ),
                )}
                {row.isTask ? <b>{t('financeTask')}</b> : null}
              </span>
            </div>
            <Refunds row={row} />
          </li>
        )}
      </Paged>
    </>
  );
}

/** Batches that were made, each with what became of it. */
export function Batches() {
  const t = useText();
  const list = useBatches();
  return (
    <>
      <SettlementBatch />
      <Paged list={list} csv={csvOf(financePaths.batchesCsv, {})}>
        {(row) => (
          <li key={row.id}>
            <Link className="queue-row" href={batchPath(row.id)}>
              <span className="payout-row">
                <span className="label strong">{t('batchTitle', { n: row.id })}</span>
                <span className="label strong num">{money(row.amount, row.countryId)}</span>
                <span className={row.state === 'approved' ? 'chip ok' : row.state === 'refused' ? 'chip bad' : 'chip'}>
                  {t(batchName(row))}
                </span>
                <span className="payout-facts caption num">
                  <span>{t('batchCount', { n: row.count })}</span>
                  <span>{t('batchBy', { name: row.createdBy })}</span>
                  <span>
                    {day(row.createdAt)} {clockTime(row.createdAt)}
                  </span>
                  {row.state === 'approved' ? <span>{t('batchEnds', { paid: row.paid, failed: row.failed })}</span> : null}
                </span>
              </span>
            </Link>
          </li>
        )}
      </Paged>
    </>
  );
}

/** An amount in a currency, as people of a country that has it write it. */
const amountIn = (amount: string, currency: string) => {
  const country = countryOfCurrency(currency);
  if (country === undefined) return `${currency} ${amount}`;
  return amount.startsWith('-') ? `-${money(amount.slice(1), country)}` : money(amount, country);
};

/** Whose a balance is, with the way to what a shop was paid. */
function Holder({ holder, row }: { holder: BalanceHolder; row: Balance }) {
  const t = useText();
  const own = ownAccountNames[row.account];
  const name = row.name ?? (own === undefined ? row.account : t(own));
  if (holder !== 'merchants' || row.ownerId === null) return <b className="label strong">{name}</b>;
  return (
    <Link className="label strong text-link" href={shopMoneyPath(row.ownerId)}>
      {name}
    </Link>
  );
}

/** What is whose, by the ledger. */
export function Balances() {
  const t = useText();
  const [chosen, setChosen] = useNarrowed('held', balanceHolders);
  const holder = chosen ?? 'operator';
  return (
    <>
      <div className="phrases" role="group" aria-label={t('financeBalances')}>
        {balanceHolders.map((one) => (
          <button key={one} type="button" className="phrase" aria-pressed={one === holder} onClick={() => setChosen(one)}>
            {t(holderNames[one])}
          </button>
        ))}
      </div>
      <p className="caption">
        {t(holder === 'providers' ? 'financeHeldNote' : holder === 'operator' ? 'financeOwnNote' : 'financeOwedNote')}
      </p>
      <Paged list={useBalances(holder)} csv={csvOf(financePaths.balancesCsv, { of: holder })}>
        {(row) => (
          <li key={`${row.account} ${row.currency}`} className="row spread pay-row">
            <span>
              <Holder holder={holder} row={row} />
              {row.name === null ? null : <span className="caption num"> {row.account}</span>}
            </span>
            <span className="label strong num">{amountIn(row.amount, row.currency)}</span>
          </li>
        )}
      </Paged>
    </>
  );
}
