import { useState } from 'react';
import type { MarketFile, MarketPreview } from '@safiri/contract/markets/calls.ts';
import { bookingsChoices, type BookingsChoice } from '@safiri/rules/markets/versions.ts';
import type { TextKey } from 'virtual:texts/keys';
import { ApiError, fieldMessage, serverMessage } from '../../platform/api-client.ts';
import { numberText } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { MomentField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Draft } from './draft.ts';
import { usePreview, useSaveMarket } from './market-api.ts';
import { OutlineCompare } from './outline-compare.tsx';
import { Changes, decimalsOf, PreviewTables } from './preview.tsx';
import { publishedName } from './version-line.tsx';

const bookingsTexts: Readonly<Record<BookingsChoice, TextKey>> = { carry_out: 'cityBookingsCarryOut', cancel: 'cityBookingsCancel' };

/** What the server refused of a document: each line with its place. */
function Faults({ error }: { error: Error }) {
  const t = useText();
  const faults = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return (
    <div className="not-done" role="alert">
      <p>{faults.length === 0 ? serverMessage(error, t('staffTryLater')) : t('cityLookAgain')}</p>
      {faults.length === 0 ? null : (
        <ul className="city-changes">
          {faults.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <b>{path}</b> {fieldMessage(error, path) ?? message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What becomes of rides that are booked by a service which the draft takes away. */
function AskBookings({
  preview,
  chosen,
  onChoose,
}: {
  preview: MarketPreview;
  chosen: BookingsChoice;
  onChoose: (choice: BookingsChoice) => void;
}) {
  const t = useText();
  return (
    <fieldset className="city-many">
      <legend className="label">
        {t('cityBookings', { services: preview.bookings.map(({ service, count }) => `${service} (${count})`).join(', ') })}
      </legend>
      {bookingsChoices.map((choice) => (
        <label key={choice} className="row label">
          <input type="radio" name="bookings" checked={chosen === choice} onChange={() => onChoose(choice)} />
          {t(bookingsTexts[choice])}
        </label>
      ))}
    </fieldset>
  );
}

interface Props {
  readonly file: MarketFile;
  readonly draft: Draft;
  /** The newest version that the draft follows from. */
  readonly base: number;
  /** What was refused of the draft, for its fields; null where nothing was. */
  readonly onFaults: (error: Error | null) => void;
  readonly onSaved: (file: MarketFile) => void;
}

/** From when on a draft counts, what it changes, and why: seen before it is saved. A draft that changes meanwhile is looked at anew. */
export function SaveVersion({ file, draft, base, onFaults, onSaved }: Props) {
  const t = useText();
  const preview = usePreview(file.id);
  const save = useSaveMarket(file.id);
  const [from, setFrom] = useState('');
  const [why, setWhy] = useState('');
  const [bookings, setBookings] = useState<BookingsChoice>('carry_out');
  const asked = { document: draft, from: from === '' ? null : from };
  const isShown = preview.variables?.document === draft && preview.variables.from === asked.from;
  const shown = isShown ? preview.data : undefined;
  const refused = save.error ?? (isShown ? preview.error : null);
  const look = () => {
    save.reset();
    preview.mutate(asked, { onSuccess: () => onFaults(null), onError: onFaults });
  };
  const done = (saved: MarketFile) => {
    setWhy('');
    preview.reset();
    toast({ title: t(saved.waiting === null ? 'citySaved' : 'citySavedWaits', { number: saved.newest }) });
    onSaved(saved);
  };
  return (
    <section className="card doc city-save" aria-label={t('citySaveTitle')}>
      <h2 className="h2">{t('citySaveTitle')}</h2>
      <MomentField
        label={t('citySaveFrom', { zone: file.timeZone })}
        hint={t('citySaveFromHint')}
        value={from}
        error={fieldMessage(refused, 'from')}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Button kind={shown === undefined ? 'primary' : 'soft'} busy={preview.isPending} onClick={look}>
        {t('cityLook')}
      </Button>
      {refused === null ? null : <Faults error={refused} />}
      {shown === undefined ? null : (
        <>
          <Changes changes={shown.changes} />
          <OutlineCompare
            before={file.edited.document}
            after={draft}
            called={{ before: publishedName(t, file), after: t('outlineDraft') }}
          />
          <PreviewTables preview={shown} currency={file.currency} decimals={decimalsOf(draft)} />
          <p className="label" role="status">
            {shown.waits ? t('cityWillWait', { percent: numberText(shown.changePercent) }) : t('cityCountsAtOnce')}
          </p>
          {shown.notActedOn.length === 0 ? null : <p className="label">{t('cityNotActedOn', { parts: shown.notActedOn.join(', ') })}</p>}
          {file.waiting === null ? null : <p className="label">{t('cityOvertakes', { number: file.waiting.number })}</p>}
          {shown.bookings.length === 0 ? null : <AskBookings preview={shown} chosen={bookings} onChoose={setBookings} />}
          <Field label={t('cityWhy')} value={why} maxLength={200} autoComplete="off" onChange={(event) => setWhy(event.target.value)} />
          <Button
            busy={save.isPending}
            why={shown.changes.length === 0 ? t('cityNoChanges') : why.trim() === '' ? t('needReason') : undefined}
            onClick={() => save.mutate({ ...asked, baseNumber: base, why: why.trim(), bookings }, { onSuccess: done })}
          >
            {t(shown.waits ? 'citySaveToWait' : 'citySave')}
          </Button>
        </>
      )}
    </section>
  );
}
