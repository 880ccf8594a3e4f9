import { useState } from 'react';
import type { SavedPlace } from '@safiri/contract/places/calls.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { BackHead } from '../common/back-head.tsx';
import { lastPlaces } from '../common/search-center.ts';
import { savedIcon, savedName, useSavedPlaces } from '../common/saved-places.ts';
import { useLocation, useSearch } from 'wouter';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Map } from '../ui/map.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useWide } from '../ui/use-wide.ts';
import { useRemoveSavedPlace } from './api.ts';
import { SavedPlaceDialog, type SavedPlaceDraft } from './saved-place-dialog.tsx';
import '../common/page-columns.css';
import '../common/review.css';
import '../ui/small-map.css';
import './places.css';

function RemoveDialog({ place, onClose }: { place: SavedPlace; onClose: () => void }) {
  const t = useText();
  const remove = useRemoveSavedPlace(place.id);
  const go = async () => {
    try {
      await remove.mutateAsync();
      toast({ title: t('savedRemoved') });
    } catch (error) {
      toast({ title: t('error'), text: serverMessage(error, t('savedTryAgain')), tone: 'bad' });
    }
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('savedRemove')}>
      <p>{t('savedRemoveSure', { name: savedName(t, place) })}</p>
      <Button kind="danger" full busy={remove.isPending} onClick={() => void go()}>
        {t('savedRemove')}
      </Button>
    </Dialog>
  );
}

function Row({ place, onEdit, onRemove }: { place: SavedPlace; onEdit: () => void; onRemove: () => void }) {
  const t = useText();
  const name = savedName(t, place);
  return (
    <li className="place-row">
      <span className="icon-box">
        <Icon name={savedIcon(place)} size={22} />
      </span>
      <span className="grow">
        <b>{name}</b>
        <span className="caption">{place.address}</span>
      </span>
      <IconButton label={`${t('savedEdit')} ${name}`} icon="pencil" onClick={onEdit} />
      <IconButton label={`${t('savedRemove')} ${name}`} icon="x" onClick={onRemove} />
    </li>
  );
}

/** Where the person went last: kept on this phone alone until it is saved. */
function Recent({ saved, onSave }: { saved: readonly SavedPlace[]; onSave: (draft: SavedPlaceDraft) => void }) {
  const t = useText();
  const last = lastPlaces.use().filter(({ address }) => !saved.some((place) => place.address === address));
  if (last.length === 0) return null;
  return (
    <section className="card doc" aria-label={t('savedRecent')}>
      <h2 className="h2">{t('savedRecent')}</h2>
      <ul className="place-rows">
        {last.map((place) => (
          <li key={place.address} className="place-row">
            <span className="icon-box">
              <Icon name="clock" size={22} />
            </span>
            <span className="grow">
              <b>{place.address}</b>
            </span>
            <Button
              kind="soft"
              small
              aria-label={`${t('savedSave')} ${place.address}`}
              onClick={() => onSave({ kind: 'other', at: place })}
            >
              {t('savedSave')}
            </Button>
          </li>
        ))}
      </ul>
      <Button kind="plain" small onClick={() => lastPlaces.set([])}>
        {t('savedForgetRecent')}
      </Button>
    </section>
  );
}

/** Of the span of all places, so much stays free around them for their names. */
const NAME_SHARE = 0.15;

/** The corners of what the map shows: all places with room for what they are called. */
function cornersOf(saved: readonly SavedPlace[]): readonly Point[] {
  const [lats, lngs] = [saved.map(({ lat }) => lat), saved.map(({ lng }) => lng)];
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const [up, aside] = [(north - south) * NAME_SHARE, (east - west) * NAME_SHARE];
  return [
    { lat: south - up, lng: west - aside },
    { lat: north + up, lng: east + aside },
  ];
}

/** All of them on the map. */
function SavedMap({ saved }: { saved: readonly SavedPlace[] }) {
  const t = useText();
  return (
    <div className="small-map saved-map">
      <Map
        fit={cornersOf(saved)}
        still={<span />}
        named={saved.map((place) => savedName(t, place))}
        over={({ at }) =>
          saved.map((place) => {
            const { x, y } = at(place);
            return (
              // No name of the map lies half beneath it.
              <span key={place.id} className="saved-mark" data-over-map style={{ translate: `${Math.round(x)}px ${Math.round(y)}px` }}>
                <Icon name={savedIcon(place)} size={18} />
                {savedName(t, place)}
              </span>
            );
          })
        }
      />
    </div>
  );
}

/** `/places`: home, work and other places that come first in each search; `?add=home` begins with saving that. */
export function SavedPlacesScreen() {
  const t = useText();
  const places = useSavedPlaces();
  const [, go] = useLocation();
  const adds = new URLSearchParams(useSearch()).get('add');
  const [draft, setDraft] = useState<SavedPlaceDraft | null>(adds === 'home' || adds === 'work' ? { kind: adds } : null);
  const [leaving, setLeaving] = useState<SavedPlace | null>(null);
  const wide = useWide();
  const saved = places.data ?? [];
  const lacks = (kind: 'home' | 'work') => !saved.some((place) => place.kind === kind);
  return (
    <AppShell>
      <main className="page" id="main">
        <BackHead title={t('savedTitle')} href="/profile" />
        <p className="label">{t('savedAbout')}</p>
        <div className="page-columns">
          <div>
            {places.isPending ? (
              <div aria-busy="true">
                <Skeleton height={220} />
              </div>
            ) : places.isError ? (
              <ErrorCard text={t('savedNotLoaded')} onRetry={() => void places.refetch()} />
            ) : (
              <>
                <section className="card doc" aria-label={t('savedTitle')}>
                  {saved.length === 0 ? null : (
                    <ul className="place-rows">
                      {saved.map((place) => (
                        <Row key={place.id} place={place} onEdit={() => setDraft(place)} onRemove={() => setLeaving(place)} />
                      ))}
                    </ul>
                  )}
                  <div className="quick-links">
                    {lacks('home') ? (
                      <Button kind="soft" icon="home" onClick={() => setDraft({ kind: 'home' })}>
                        {t('savedAddHome')}
                      </Button>
                    ) : null}
                    {lacks('work') ? (
                      <Button kind="soft" icon="work" onClick={() => setDraft({ kind: 'work' })}>
                        {t('savedAddWork')}
                      </Button>
                    ) : null}
                    <Button kind="soft" icon="plus" onClick={() => setDraft({ kind: 'other' })}>
                      {t('savedAdd')}
                    </Button>
                  </div>
                </section>
                <Recent saved={saved} onSave={setDraft} />
              </>
            )}
          </div>
          {wide && saved.length > 0 ? <SavedMap saved={saved} /> : null}
        </div>
        {draft === null ? null : (
          <SavedPlaceDialog
            draft={draft}
            onClose={() => {
              setDraft(null);
              // A reload does not ask again.
              if (adds !== null) go('/places', { replace: true });
            }}
          />
        )}
        {leaving === null ? null : <RemoveDialog place={leaving} onClose={() => setLeaving(null)} />}
      </main>
    </AppShell>
  );
}
