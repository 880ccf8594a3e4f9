import { useState } from 'react';
import type { BoardOrder } from '@safiri/contract/orders/shapes.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useStep } from './board-step.tsx';

const MINUTES = [10, 15, 20, 30, 45, 60];

/** What the shop says of an order: when it is taken by when it is ready, then that it is; or that it is not made. */
export function Answer({ order }: { order: BoardOrder }) {
  const t = useText();
  const { busy, go, failed } = useStep();
  const [minutes, setMinutes] = useState(20);
  const [reason, setReason] = useState('');
  // What was never taken can't be given back.
  const away = t(order.status === 'placed' ? 'boardDecline' : 'boardReject');
  return (
    <div className="stack no-print">
      {order.status === 'placed' ? (
        <div className="board-answer">
          <SelectField label={t('boardMinutes')} value={minutes} onChange={(event) => setMinutes(Number(event.target.value))}>
            {MINUTES.map((n) => (
              <option key={n} value={n}>
                {t('minutes', { n })}
              </option>
            ))}
          </SelectField>
          <Button full className="board-do" busy={busy} onClick={() => go({ step: 'accept', id: order.id, minutes })}>
            {t('boardAccept')}
          </Button>
        </div>
      ) : order.status === 'preparing' ? (
        <Button full className="board-do" busy={busy} onClick={() => go({ step: 'ready', id: order.id })}>
          {t('boardReady')}
        </Button>
      ) : null}
      {failed}
      <Unfold className="picking" line={away}>
        <Field label={t('boardReason')} value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
        <Button
          kind="danger"
          small
          busy={busy}
          why={reason.trim() === '' ? t('needReason') : undefined}
          onClick={() => go({ step: 'reject', id: order.id, reason: reason.trim() })}
        >
          {away}
        </Button>
      </Unfold>
    </div>
  );
}
