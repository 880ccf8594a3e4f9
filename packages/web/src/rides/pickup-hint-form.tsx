import { useId, useRef, useState, type FormEvent } from 'react';
import type { PickupHint } from '@safiri/contract/pickups/calls.ts';
import { pickupPaths } from '@safiri/contract/pickups/paths.ts';
import { HINT_NOTE_LENGTH } from '@safiri/rules/pickups/hint.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useOnline } from '../platform/connection.ts';
import { sendFile } from '../platform/send-file.ts';
import { photoAddress, smallPhoto } from '../platform/small-photo.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { useForgetHint, useKeepHint } from './pickup-hint-api.ts';
import './pickup-hint.css';

/** A note and a photo by which the driver recognises the pickup. What was written stays when it could not be saved. */
export function PickupHintForm({ pickup, hint, onDone }: { pickup: Point; hint: PickupHint | null; onDone: () => void }) {
  const t = useText();
  const online = useOnline();
  const id = useId();
  const camera = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState(hint?.note ?? '');
  const [photo, setPhoto] = useState<File>();
  const [preview, setPreview] = useState(hint?.photoUrl ?? null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  // What is sent again is a repetition; other words or another photo are none.
  const keys = useRef(new Map<string, string>());
  const arrived = useRef<{ photo: File; url: string }>(undefined);
  const keep = useKeepHint(pickup);
  const forget = useForgetHint(pickup);

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const small = await smallPhoto(file);
    setPhoto(small);
    setPreview(await photoAddress(small));
  };
  const attempt = async (action: () => Promise<unknown>) => {
    setBusy(true);
    setFailed(undefined);
    try {
      await action();
      onDone();
    } catch (error) {
      setFailed(serverMessage(error, t('hintNotSaved')));
    }
    setBusy(false);
  };
  const isEmpty = note.trim() === '' && preview === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    void attempt(async () => {
      if (photo !== undefined && arrived.current?.photo !== photo)
        arrived.current = { photo, url: (await sendFile(pickupPaths.sendHintPhoto, photo)).url };
      const photoUrl = photo === undefined ? (preview === null ? null : undefined) : arrived.current?.url;
      const said = { note: note.trim() === '' ? null : note.trim(), ...(photoUrl === undefined ? {} : { photoUrl }) };
      const words = JSON.stringify(said);
      const key = keys.current.get(words) ?? crypto.randomUUID();
      keys.current.set(words, key);
      await keep.mutateAsync({ ...said, key });
    });
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      <div className="field">
        <label className="label" htmlFor={id}>
          {t('hintNote')}
        </label>
        <textarea
          id={id}
          className="input hint-note"
          rows={2}
          maxLength={HINT_NOTE_LENGTH}
          placeholder={t('hintExample')}
          value={note}
          aria-describedby={`${id}-left`}
          onChange={(event) => setNote(event.target.value.replaceAll('\n', ' '))}
        />
        <p className="caption num" id={`${id}-left`}>
          {t('hintLetters', { n: HINT_NOTE_LENGTH - note.length })}
        </p>
      </div>
      <input
        ref={camera}
        className="visually-hidden"
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t('hintTakePhoto')}
        tabIndex={-1}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      {preview === null ? null : <img className="hint-photo" src={preview} alt={t('hintPhoto')} />}
      <div className="hint-buttons">
        <Button kind="soft" icon="plus" onClick={() => camera.current?.click()}>
          {t(preview === null ? 'hintTakePhoto' : 'hintNewPhoto')}
        </Button>
        {preview === null ? null : (
          <Button
            kind="soft"
            onClick={() => {
              setPhoto(undefined);
              setPreview(null);
            }}
          >
            {t('hintNoPhoto')}
          </Button>
        )}
      </div>
      <p className="caption">{t('hintWho')}</p>
      {failed === undefined ? null : (
        <p className="field-error" role="alert">
          {failed}
        </p>
      )}
      <Button type="submit" full busy={busy} why={online ? (isEmpty ? t('hintEmpty') : undefined) : t('hintOffline')}>
        {t('hintSave')}
      </Button>
      {hint === null ? null : (
        <Button kind="plain" full busy={busy} onClick={() => void attempt(() => forget.mutateAsync(hint.id))}>
          {t('hintForget')}
        </Button>
      )}
    </form>
  );
}
