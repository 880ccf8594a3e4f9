import { useState } from 'react';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import type { ContactField } from '@safiri/rules/desk/contact-fields.ts';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { AskWhy } from './ask-why.tsx';
import { useShowContact, useShowRider } from './desk-api.ts';
import { Allowed } from './may.tsx';
import { firstNameOf } from './names.ts';
import { StaffPhone } from './staff-phone.tsx';

const shows: Record<ContactField, TextKey> = { phone: 'deskShowPhone', email: 'deskShowEmail' };

/** What can be read, and rung once it is whole. */
function Value({
  field,
  masked,
  shown,
  name,
}: {
  field: ContactField;
  masked: string;
  shown: string | undefined;
  name?: string | undefined;
}) {
  const t = useText();
  if (field === 'email') return <span className="caption">{shown ?? masked}</span>;
  if (shown === undefined) return <StaffPhone phone={masked} />;
  if (name === undefined) {
    return (
      <a className="text-link" href={`tel:${shown}`}>
        <StaffPhone phone={shown} />
      </a>
    );
  }
  return (
    <>
      <StaffPhone phone={shown} />
      <a className="button primary small" href={`tel:${shown}`}>
        <Icon name="phone" size={20} />
        {t('emergencyCall', { name: firstNameOf(name) })}
      </a>
    </>
  );
}

/** A phone number or e-mail of somebody: masked, until who may says why they need it. It stays shown until the page is left. */
export function ShownContact({
  userId,
  field,
  masked,
  name,
}: {
  userId: number;
  field: ContactField;
  masked: string;
  /** Whom a large button calls, where that is what it is shown for. */
  name?: string;
}) {
  const t = useText();
  const [shown, setShown] = useState<string>();
  const step = useShowContact(userId);
  return (
    <span className="shown-contact">
      <Value field={field} masked={masked} shown={shown} name={name} />
      {shown === undefined ? (
        <Allowed to={deskPaths.show}>
          <AskWhy
            text={name === undefined ? t(shows[field]) : t('emergencyCall', { name: firstNameOf(name) })}
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
export function ShownRider({ rideId, masked, name }: { rideId: number; masked: string; name: string }) {
  const t = useText();
  const [shown, setShown] = useState<string>();
  const step = useShowRider(rideId);
  return (
    <span className="shown-contact">
      <Value field="phone" masked={masked} shown={shown} name={name} />
      {shown === undefined ? (
        <Allowed to={deskPaths.showRider}>
          <AskWhy
            text={t('emergencyCall', { name: firstNameOf(name) })}
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
