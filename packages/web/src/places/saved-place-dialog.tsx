import { useEffect, useState, type FormEvent } from 'react';
import type { SavedPlace } from '@safiri/contract/places/calls.ts';
import { SAVED_NAME_LENGTH, type SavedPlaceKind } from '@safiri/rules/places/saved-place.ts';
import { isUnnamed } from '../common/is-unnamed.ts';
import { PlaceField } from '../common/place-field.tsx';
import type { ChosenPlace } from '../common/places.ts';
import { savedName } from '../common/saved-places.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Map } from '../ui/map.tsx';
import { dismissToastAbout } from '../ui/toast-store.ts';
import { toast } from '../ui/toast.tsx';
import { useChangeSavedPlace, useSavePlace } from './api.ts';
import '../ui/small-map.css';

/** What is to be saved: a new place of a kind, perhaps one where the person has been, or a known one that moves or is renamed. */
export type SavedPlaceDraft = { readonly kind: SavedPlaceKind; readonly at?: ChosenPlace } | SavedPlace;

/** The message of the place before, which the next form is not to be read under. */
const SAVED_NOTICE = 'saved-place';

/** Saves a place. What was typed stays when it could not be saved. */
export function SavedPlaceDialog({ draft, onClose }: { draft: SavedPlaceDraft; onClose: () => void }) {
  const t = useText();
  const known = 'id' in draft ? draft : undefined;
  const first = 'id' in draft ? draft : draft.at;
  const save = useSavePlace();
  const change = useChangeSavedPlace(known?.id ?? 0);
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(known?.name ?? '');
  const [text, setText] = useState(first?.address ?? '');
  const [place, setPlace] = useState<ChosenPlace | null>(first ?? null);
  const isNamed = draft.kind === 'other';
  const failure = known === undefined ? save.error : change.error;
  useEffect(() => dismissToastAbout(SAVED_NOTICE), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = isNamed && name.trim() === '' ? 'savedMissingName' : place === null ? 'savedMissingPlace' : undefined;
    if (missing !== undefined || place === null) {
      toast({ title: t('savedMissingTitle'), text: t(missing ?? 'savedMissingPlace'), tone: 'bad' });
      return;
    }
    const body = {
      ...(isNamed ? { name: name.trim() } : {}),
      location: { lat: place.lat, lng: place.lng, address: place.address },
    };
    try {
      if (known === undefined) await save.mutateAsync({ kind: draft.kind, ...body, key });
      else await change.mutateAsync(body);
    } catch (error) {
      toast({ title: t('savedNotSaved'), text: serverMessage(error, t('savedTryAgain')), tone: 'bad' });
      return;
    }
    toast({ title: t('savedDone'), about: SAVED_NOTICE });
    onClose();
  };
  const title =
    known !== undefined
      ? savedName(t, known)
      : t(draft.kind === 'home' ? 'savedAddHome' : draft.kind === 'work' ? 'savedAddWork' : 'savedAdd');
  return (
    <Dialog open onClose={onClose} title={title} tall>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        {isNamed ? (
          <Field
            label={t('savedName')}
            value={name}
            maxLength={SAVED_NAME_LENGTH}
            error={fieldMessage(failure, 'name')}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        ) : null}
        <PlaceField
          label={t('savedWhere')}
          text={text}
          chosen={place}
          withCurrent
          onChange={(typed, chosen) => {
            setText(typed);
            setPlace(chosen);
          }}
        />
        {place === null ? null : (
          <>
            {/* The box cuts a long one; degrees tell nobody more than the map. */}
            {isUnnamed(place.address) ? null : <p className="label">{place.address}</p>}
            <div className="small-map">
              <Map dropoff={place} coveredAbove={0} still={<span />} />
            </div>
          </>
        )}
        <Button type="submit" full busy={save.isPending || change.isPending}>
          {t('savedSave')}
        </Button>
      </form>
    </Dialog>
  );
}
