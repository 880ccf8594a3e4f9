import type { Order } from '@safiri/contract/orders/shapes.ts';
import type { TextKey } from 'virtual:texts/keys';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useConfirmHandover } from './api.ts';

/** Whether the receiver knows the PIN from us, else why the sender has to tell it. */
const receiverTexts: Record<NonNullable<Order['parcel']>['receiverTold'], TextKey> = {
  told: 'orderPinParcel',
  no_sender: 'orderPinUnsent',
  stopped: 'orderPinStopped',
  limited: 'orderPinLimited',
};

/** The PIN that is told at the door, and the way to do without. */
export function Handover({ order }: { order: Order }) {
  const t = useText();
  const confirm = useConfirmHandover();
  const failed = (error: unknown) => toast({ title: t('error'), text: serverMessage(error, t('orderTryAgain')), tone: 'bad' });
  if (order.pin === null) return null;
  return (
    <section className="card doc" aria-label={t('orderPin')}>
      <div className="row spread">
        <div className="grow">
          <h2 className="title">{t('orderPin')}</h2>
          <p className="caption">
            {t(
              order.status === 'returning'
                ? 'orderPinBack'
                : order.parcel === null
                  ? 'orderPinNote'
                  : receiverTexts[order.parcel.receiverTold],
            )}
          </p>
        </div>
        <span className="order-pin num">{order.pin}</span>
      </div>
      {order.status === 'picked_up' || order.status === 'returning' ? (
        order.handoverConfirmed ? (
          <p className="label" role="status">
            {t('orderConfirmed')}
          </p>
        ) : (
          <Button kind="soft" full busy={confirm.isPending} onClick={() => confirm.mutate(order.id, { onError: failed })}>
            {t('orderConfirm')}
          </Button>
        )
      ) : null}
    </section>
  );
}
