import { useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { useText } from '../platform/text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { CashAnswer } from './cash-answer.tsx';
import { CashExchange } from './cash-exchange.tsx';
import { justEnded } from './just-ended.ts';
import { PayDirectlyPart } from './pay-directly-part.tsx';
import './rides.css';

/** The cash of the trip that has just ended, over the whole home screen, before anything else of it. Closed, it stays on a card. */
export function CashStep({ ride, due }: { ride: Ride; due: string }) {
  const t = useText();
  const [open, setOpen] = useState(() => justEnded.is(ride.id));
  const close = () => {
    justEnded.clear();
    setOpen(false);
  };
  return (
    <Dialog open={open} onClose={close} title={t('cashFrom', { name: ride.passenger.name })} tall className="cash-step">
      <div className="cash-band">
        <CashExchange ride={ride} due={due} />
      </div>
      <p className="caption">{t('cashStepLater')}</p>
      <CashAnswer ride={ride} due={due} alone />
      <PayDirectlyPart ride={ride} isDriver />
    </Dialog>
  );
}
