import { useRef, useState, type FormEvent } from 'react';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { Delivery, Ride } from '@safiri/contract/rides/shapes.ts';
import { uploadPaths } from '@safiri/contract/uploads/paths.ts';
import { PIN_DIGITS } from '@safiri/rules/rides/start-pin.ts';
import { handedOver } from '../common/handed-over.ts';
import { callApi, serverMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { sendFile } from '../platform/send-file.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useChangeRide, type RideChange } from './api.ts';
import { PinEntry } from './pin-entry.tsx';
import { wrongPinText } from './wrong-pin.ts';

/** Nobody opens the door: the parcel goes back, after a second look at the question. */
function NobodyThere({ orderId }: { orderId: number }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const goBack = async () => {
    setSending(true);
    try {
      await callApi(orderPaths.nobodyThere, { params: { id: String(orderId) } });
    } catch (error) {
      toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
    }
    setSending(false);
    setAsking(false);
  };
  return (
    <>
      <Button kind="soft" full onClick={() => setAsking(true)}>
        {t('courierNobody')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('courierNobody')}>
        <p>{t('courierNobodySure')}</p>
        <Button full busy={sending} onClick={() => void goBack()}>
          {t('courierBack')}
        </Button>
      </Dialog>
    </>
  );
}

/** At the door: the PIN, or a photo where one will do. */
function Handover({
  ride,
  delivery,
  busy,
  move,
}: {
  ride: Ride;
  delivery: Delivery;
  busy: boolean;
  /** Gives what was wrong with the PIN. */
  move: (to: RideChange) => Promise<string | undefined>;
}) {
  const t = useText();
  const [pin, setPin] = useState('');
  const [wrongPin, setWrongPin] = useState<string>();
  const [sending, setSending] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void move({ status: 'completed', ...(ride.startConfirmed ? {} : { pin }) }).then((wrong) => {
      setPin('');
      setWrongPin(wrong);
    });
  };
  const prove = async (file: File | undefined) => {
    if (file === undefined) return;
    setSending(true);
    try {
      const { url } = await sendFile(uploadPaths.upload, file);
      await move({ status: 'completed', proofUrl: url });
    } catch (error) {
      toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
    }
    setSending(false);
  };
  return (
    <form className="pin-entry" onSubmit={submit}>
      {ride.startConfirmed ? (
        <p className="label" role="status">
          {t('courierConfirmed')}
        </p>
      ) : (
        <PinEntry
          label={t('courierAskPin')}
          pin={pin}
          locked={ride.pinLocked}
          error={ride.pinLocked ? undefined : wrongPin}
          onChange={(digits) => {
            setPin(digits);
            setWrongPin(undefined);
          }}
        />
      )}
      <Button
        type="submit"
        full
        className="step"
        busy={busy || sending}
        why={ride.startConfirmed ? undefined : ride.pinLocked ? t('courierPinLocked') : pin.length < PIN_DIGITS ? t('needPin') : undefined}
      >
        {t('courierHandOver')}
      </Button>
      {delivery.photoWillDo ? (
        <>
          <input
            ref={camera}
            className="visually-hidden"
            type="file"
            accept="image/*"
            capture="environment"
            aria-label={t('courierPhoto')}
            tabIndex={-1}
            onChange={(event) => void prove(event.target.files?.[0])}
          />
          <Button kind="soft" full busy={busy || sending} onClick={() => camera.current?.click()}>
            {t('courierPhoto')}
          </Button>
        </>
      ) : null}
      {delivery.kind === 'parcel' && !delivery.returning ? <NobodyThere orderId={delivery.orderId} /> : null}
    </form>
  );
}

/** The courier's next step and no other: arrive, pick up, hand over. */
export function CourierSteps({ ride, delivery }: { ride: Ride; delivery: Delivery }) {
  const t = useText();
  const change = useChangeRide(ride.id);
  const move = async (to: RideChange) => {
    try {
      await change.mutateAsync(to);
      if (to.status === 'completed') toast({ title: t('courierDelivered') });
    } catch (error) {
      const wrong = wrongPinText(t, error);
      if (wrong !== undefined) return wrong;
      toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
    }
    return undefined;
  };
  if (ride.status === 'in_progress') return <Handover ride={ride} delivery={delivery} busy={change.isPending} move={move} />;
  if (ride.status !== 'accepted' && ride.status !== 'arrived') return null;
  const to = ride.status === 'accepted' ? 'arrived' : 'in_progress';
  return (
    <Button full className="step" busy={change.isPending} onClick={() => void move({ status: to })}>
      {t(to === 'arrived' ? 'courierArrived' : 'courierPickedUp')}
    </Button>
  );
}

/** What is carried, for whom, what was asked of the courier, and the cash to take. */
export function DeliveryCard({ delivery, countryId }: { delivery: Delivery; countryId: Ride['countryId'] }) {
  const t = useText();
  const { parcel, receiver } = delivery;
  return (
    <section className="counterpart" aria-label={t('courierCarries')}>
      <p className="caption num">
        {t('courierCarries')} {delivery.number}
      </p>
      {parcel === null ? null : (
        <p className="label strong num">
          {parcel.weight} kg{parcel.isFragile ? ` · ${t('courierFragile')}` : ''}
          {parcel.paidBy === 'receiver' ? ` · ${t('courierPaidByReceiver')}` : ''}
        </p>
      )}
      <p className="strong num">
        {delivery.collect === null
          ? t('courierPaid')
          : t('courierCollect', { amount: money(handedOver(delivery.collect, countryId), countryId) })}
      </p>
      {delivery.note === '' ? null : <p className="label">{delivery.note}</p>}
      {receiver === null ? null : (
        <a className="button soft full" href={`tel:${receiver.phone}`}>
          <Icon name="phone" size={22} />
          {t('courierReceiver')}: {receiver.name}
        </a>
      )}
    </section>
  );
}
