import { useState } from 'react';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import type { ContactField } from '@safiri/rules/desk/contact-fields.ts';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';
import { AskWhy } from './ask-why.tsx';
import { useShowContact, useShowRider } from './desk-api.ts';
import { Allowed } from './may.tsx';
import { StaffPhone } from './staff-phone.tsx';

const shows: Record<ContactField, TextKey> = { phone: 'deskShowPhone', email: 'deskShowEmail' };

/** What can be read, and rung once it is whole. */
function Value({ field, masked, shown }: { field: ContactField; masked: string; shown: string | undefined }) {
  if (field === 'email') return <span className="caption">{shown ?? masked}</span>;
  if (shown === undefined) return <StaffPhone phone={masked} />;
  return (
    <a className="text-link" href={`tel:${shown}`}>
      <StaffPhone phone={shown} />
    </a>
  );
}

/** A phone number or e-mail of somebody: masked, until who may says why they need it. It stays shown until the page is left. */
export function ShownContact({ userId, field, masked }: { userId: number; field: ContactField; masked: string }) {
  const t = useText();
  const [shown, setShown] = useState<string>();
  const step = useShowContact(userId);
  return (
    <span className="shown-contact">
      <Value field={field} masked={masked} shown={shown} />
      {shown === undefined ? (
        <Allowed to={deskPaths.show}>
          <AskWhy
            text={t(shows[field])}
            note={t('deskWhyNote')}
            step={step}
            ask={(reason) => ({ field, reason })}
            onDone={({ value }) => setShown(value)}
          />
        </Allowed>
      ) : null}
    </span>
  );
}

/** The phone of who rides where somebody else asked. */
export function ShownRider({ rideId, masked }: { rideId: number; masked: string }) {
  const t = useText();
  const [shown, setShown] = useState<string>();
  const step = useShowRider(rideId);
  return (
    <span className="shown-contact">
      <Value field="phone" masked={masked} shown={shown} />
      {shown === undefined ? (
        <Allowed to={deskPaths.showRider}>
          <AskWhy
            text={t('deskShowPhone')}
            note={t('deskWhyNote')}
            step={step}
            ask={(reason) => reason}
            onDone={({ value }) => setShown(value)}
          />
        </Allowed>
      ) : null}
    </span>
  );
}
