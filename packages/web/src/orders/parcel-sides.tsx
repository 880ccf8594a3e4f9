import { useState } from 'react';
import { countryHere } from '../common/country-here.ts';
import { PlaceField } from '../common/place-field.tsx';
import type { ChosenPlace } from '../common/places.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { Field } from '../ui/field.tsx';
import type { ParcelDraft, Problems, Side } from './parcel-draft.ts';
import { shownAddress } from './shown-address.ts';

function SideCard({
  title,
  side,
  addressLabel,
  who,
  from,
  looks = false,
  problems,
  onChange,
}: {
  title: string;
  side: Side;
  addressLabel: string;
  who: 'sender' | 'receiver';
  from: ChosenPlace | null;
  /** Its place is being looked for: its row stands there already, so that nothing moves when it is found. */
  looks?: boolean;
  problems: Problems;
  onChange: (side: Side) => void;
}) {
  const t = useText();
  const { dialCode } = countryHere(country.use());
  const isSender = who === 'sender';
  const [open, setOpen] = useState(!isSender);
  const isNamed = side.name.trim() !== '' && side.phone.trim() !== '';
  const isKnown = isNamed && (side.place !== null || (looks && side.address === ''));
  const problem = (field: string) => {
    const key = problems[`${who}${field}`];
    return key === undefined ? undefined : t(key);
  };
  // What the app knows of the sender needs no fields; one that somebody writes in never folds away.
  if (isKnown && !open) {
    return (
      <section className="card doc" aria-label={title}>
        <h2 className="h2">{title}</h2>
        <ChoiceRow
          icon="pin"
          text={side.place === null ? <span className="skeleton parcel-looks" /> : shownAddress(t, side)}
          note={
            <>
              {side.name}
              <br />
              {side.phone}
            </>
          }
        >
          <Button kind="soft" small onClick={() => setOpen(true)}>
            {t('change')}
          </Button>
        </ChoiceRow>
      </section>
    );
  }
  return (
    <section className="card doc" aria-label={title} onFocus={() => setOpen(true)}>
      <h2 className="h2">{title}</h2>
      <PlaceField
        label={`${addressLabel} *`}
        text={side.address}
        chosen={side.place}
        from={from}
        withCurrent={isSender}
        error={problem('Place')}
        placeholder={t('parcelAddressHint')}
        onChange={(address, place) => onChange({ ...side, address, place })}
      />
      <div className="parcel-pair">
        <Field
          label={`${t('parcelName')} *`}
          required
          placeholder={t('parcelNameHint')}
          value={side.name}
          maxLength={80}
          autoComplete={isSender ? 'name' : 'off'}
          error={problem('Name')}
          onChange={(event) => onChange({ ...side, name: event.target.value })}
        />
        <Field
          label={`${t('parcelPhone')} *`}
          required
          type="tel"
          inputMode="tel"
          placeholder={`${dialCode} …`}
          value={side.phone}
          maxLength={30}
          autoComplete={isSender ? 'tel' : 'off'}
          error={problem('Phone')}
          onChange={(event) => onChange({ ...side, phone: event.target.value })}
        />
      </div>
    </section>
  );
}

/** First step: from whom, to whom. */
export function ParcelSides({
  draft,
  looksForPickup,
  problems,
  onChange,
}: {
  draft: ParcelDraft;
  /** Where the sender stands is still being looked for. */
  looksForPickup: boolean;
  problems: Problems;
  onChange: (change: Partial<ParcelDraft>) => void;
}) {
  const t = useText();
  return (
    <>
      <SideCard
        title={t('parcelSender')}
        side={draft.sender}
        addressLabel={t('parcelPickup')}
        who="sender"
        from={null}
        looks={looksForPickup}
        problems={problems}
        onChange={(sender) => onChange({ sender })}
      />
      <SideCard
        title={t('parcelReceiver')}
        side={draft.receiver}
        addressLabel={t('parcelDropoff')}
        who="receiver"
        from={draft.sender.place}
        problems={problems}
        onChange={(receiver) => onChange({ receiver })}
      />
    </>
  );
}
