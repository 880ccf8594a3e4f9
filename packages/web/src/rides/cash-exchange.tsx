import type { CSSProperties } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { CashDue } from './cash-due.tsx';
import { changeOf, noteOf } from './cash-change.tsx';
import './cash.css';

/** What the driver does with the cash: the sum, or, where the passenger said with what, what is taken, given back and kept. */
export function CashExchange({ ride, due }: { ride: Ride; due: string }) {
  const t = useText();
  const { changeFor, countryId } = ride;
  if (changeFor === null) return <CashDue amount={due} countryId={countryId} isDriver />;
  const change = changeOf(ride, changeFor);
  return (
    <div className="cash-room">
      <dl className="cash-exchange num" style={{ '--chars': change.length } as CSSProperties}>
        <div>
          <dt>{t('cashTake')}</dt>
          <dd>{noteOf(changeFor, countryId)}</dd>
        </div>
        <div className="give-back">
          <dt>{t('cashGiveBack')}</dt>
          <dd>{change}</dd>
        </div>
        <div>
          <dt>{t('cashKeep')}</dt>
          <dd>{money(due, countryId)}</dd>
        </div>
      </dl>
    </div>
  );
}
