import { useState } from 'react';
import type { BoardOrder, OrderLine } from '@safiri/contract/orders/shapes.ts';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Unfold } from '../ui/unfold.tsx';
import type { BoardStep } from './board-api.ts';
import { useStep } from './board-step.tsx';

const wishes: Record<OrderLine['substitution'], TextKey> = { allow: 'boardAllow', ask: 'boardAsk', refund: 'boardRefund' };

/** What was put into the bag for one line. */
export function Picking({ order, line }: { order: BoardOrder; line: OrderLine }) {
  const t = useText();
  const { busy, go, failed } = useStep();
  const [instead, setInstead] = useState('');
  const [price, setPrice] = useState(line.finalPrice);
  const change = (body: Extract<BoardStep, { step: 'line' }>['change']) =>
    go({ step: 'line', id: order.id, lineId: line.id, change: body });
  return (
    <Unfold className="picking no-print" line={t('boardPick')}>
      <p className="caption">{t(wishes[line.substitution])}</p>
      <Field
        label={t('boardFinalPrice')}
        inputMode="decimal"
        value={price}
        maxLength={12}
        onChange={(event) => setPrice(event.target.value)}
      />
      <div className="row wrap">
        <Button small busy={busy} onClick={() => change({ state: 'picked', finalPrice: price })}>
          {t('boardPicked')}
        </Button>
        <Button kind="soft" small busy={busy} onClick={() => change({ state: 'missing' })}>
          {t('boardMissing')}
        </Button>
      </div>
      {line.substitution === 'refund' ? null : (
        <>
          <Field label={t('boardInstead')} value={instead} maxLength={120} onChange={(event) => setInstead(event.target.value)} />
          <Button
            kind="soft"
            small
            busy={busy}
            why={instead.trim() === '' ? t('needInstead') : undefined}
            onClick={() => change({ state: 'replaced', replacedBy: instead.trim(), finalPrice: price })}
          >
            {t('boardReplaced')}
          </Button>
        </>
      )}
      {failed}
    </Unfold>
  );
}
