import type { CSSProperties } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { handedOver } from '../common/handed-over.ts';
import { bonusName, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { CashDue, CashRounded } from './cash-due.tsx';
import { changeOf, noteOf } from './cash-change.tsx';
import './cash.css';

/**
 * What the operator adds to the trip, which no passenger hands over: whoever was promised it reads here that it is not lost, and where it
 * waits until the trip is confirmed, that it does.
 */
function BonusOnTop({ ride: { pay, ending, countryId } }: { ride: Ride }) {
  const t = useText();
  const bonus = pay?.bonus;
  const state = ending?.operatorPay;
  if (bonus == null || state === 'refused') return null;
  const name = t(bonusName(bonus.id), { percent: bonus.percent });
  const amount = money(bonus.amount, countryId);
  return <p className="cash-bonus num">{t(state === 'held' ? 'cashBonusWaits' : 'cashBonus', { amount, name })}</p>;
}

/** What the driver does with the cash: the sum, or, where the passenger said with what, what is taken, given back and kept. */
export function CashExchange({ ride, due }: { ride: Ride; due: string }) {
  const t = useText();
  const { changeFor, countryId } = ride;
  if (changeFor === null)
    return (
      <>
        <CashDue amount={due} countryId={countryId} isDriver />
        <BonusOnTop ride={ride} />
      </>
    );
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
          <dd>{money(handedOver(due, countryId), countryId)}</dd>
        </div>
      </dl>
      <CashRounded amount={due} countryId={countryId} />
      <BonusOnTop ride={ride} />
    </div>
  );
}
