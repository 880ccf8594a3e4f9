import { linkIn, PLACE_TEXT_LENGTH } from '@safiri/rules/places/place-text.ts';
import { Suspense, useDeferredValue, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../ui/button.tsx';
import { km } from '../platform/format.ts';
import { lazyPart, useFetchedAhead } from '../platform/lazy-screen.tsx';
import { savedIcon, savedName, useSavedPlaces } from './saved-places.ts';
import { FoundPlace, PlaceRow, type PlaceOption } from './place-row.tsx';
import { RowsToCome } from './rows-to-come.tsx';
import { lastPlaces, useSearchCenter } from './search-center.ts';
import { usePlaces, type ChosenPlace } from './places.ts';
import { enterRoom, useText } from '../platform/text.ts';
import './place-search.css';

const PinDialog = lazyPart(async () => {
  const [{ PinDialog }] = await Promise.all([import('./map-pin-dialog.tsx'), enterRoom('places-pin')]);
  return PinDialog;
});

interface Props {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** What is known of the place beside what it is for. */
  readonly note?: string | undefined;
  /** What the box stands for now. */
  readonly chosen: ChosenPlace | null;
  /** The pickup, where the box asks for the end of a trip: nothing is offered that a trip from there does not reach. */
  readonly from?: ChosenPlace | null;
  /** A place that is not offered of those that were used before: it is where one goes already. */
  readonly without?: string | undefined;
  /** Offers the phone's own position as the first choice. */
  readonly onCurrentLocation?: () => void;
  /** A driver comes there: it can be moved on the map, to where a car may stop. */
  readonly isPickup?: boolean;
  /** The element that says what to know of it, or what is wrong. */
  readonly noteId?: string | undefined;
  readonly isWrong?: boolean;
  readonly onText: (text: string) => void;
  readonly onChoose: (place: ChosenPlace) => void;
  /** Enter without a choice. */
  readonly onSubmit?: () => void;
  /** The box is part of a search that fills the screen, and opens and closes with it. */
  readonly page?: SearchPage;
}

/** A search that fills the screen: it stays when the keyboard goes, until something is chosen or it is left. */
export interface SearchPage {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Where the list stands; null until that is on the page. */
  readonly list: HTMLElement | null;
}

/** Letters of a text that are said again: a pasted link is long. */
const SHOWN_LETTERS = 60;
const shortened = (text: string) => (text.length <= SHOWN_LETTERS ? text : `${text.slice(0, SHOWN_LETTERS - 1)}…`);

const byDistance = <T extends { distanceMeters: number | null }>(places: readonly T[]) =>
  places.toSorted((a, b) => (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0));

/**
 * A place box with suggestions, nearest first, and the map for every place that no list has: a combobox that works by
 * keyboard, finger and screen reader.
 */
export function PlaceSearch(props: Props) {
  const {
    label,
    value,
    placeholder,
    note,
    chosen,
    from,
    without,
    isPickup = false,
    noteId,
    isWrong = false,
    onCurrentLocation,
    onText,
    onChoose,
    onSubmit,
    page,
  } = props;
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [droppedDown, setDroppedDown] = useState(false);
  const open = page?.open ?? droppedDown;
  const setOpen = (next: boolean) => {
    if (page === undefined) setDroppedDown(next);
    else if (next) page.onOpen();
    else page.onClose();
  };
  const [active, setActive] = useState(0);
  // Enter means the marked row once somebody has moved to it.
  const [isMarked, setMarked] = useState(false);
  // A chosen address is no search; what is typed over it is.
  const [isTyped, setTyped] = useState(false);
  const [pinFor, setPinFor] = useState<string>();
  useFetchedAhead(PinDialog, open);
  useFetchedAhead(FoundPlace, open);
  const phone = useSearchCenter();
  const point = from ?? phone.point;
  const whence = from != null || phone.name === undefined ? t('placesNearby') : t('placesNear', { place: phone.name });
  const typed = isTyped ? value.trim() : '';
  // A link is no name of a place.
  const isLink = linkIn(typed) !== undefined;
  const words = isLink ? '' : typed;
  const text = useDeferredValue(open ? typed : '');
  const { data, isPlaceholderData, isLoading, isError } = usePlaces(text, point, from ?? undefined, open);
  const isSettled = data !== undefined && !isPlaceholderData && text === typed;
  const last = lastPlaces.use();
  const { data: saved = [] } = useSavedPlaces();

  const take = (place: ChosenPlace) => {
    setTyped(false);
    onChoose(place);
  };
  const options: PlaceOption[] = [];
  if (onCurrentLocation !== undefined)
    options.push({ key: 'here', icon: 'locate', title: t('currentLocation'), choose: () => (setTyped(false), onCurrentLocation()) });
  let first = options.length;
  for (const place of saved) {
    const title = savedName(t, place);
    const { id: savedId, address, lat, lng } = place;
    if (address !== from?.address && `${title} ${address}`.toLowerCase().includes(typed.toLowerCase()))
      options.push({ key: `saved ${savedId}`, icon: savedIcon(place), title, note: address, choose: () => take({ lat, lng, address }) });
  }
  if (typed === '')
    for (const place of last)
      if (place.address !== from?.address && place.address !== without && !saved.some(({ address }) => address === place.address))
        options.push({ key: `last ${place.address}`, icon: 'clock', title: place.address, choose: () => take(place) });
  const toMap = (): PlaceOption => ({
    key: 'map',
    icon: 'pin',
    title: t(words === '' ? 'placeOnMap' : 'placePin'),
    ...(words === '' ? {} : { note: t('placePinNote', { text: shortened(words) }) }),
    choose: () => setPinFor(words),
  });
  // Before what has yet to be found: it stays where it is when that comes.
  if (typed === '') options.push(toMap());
  // These are known here, whatever the server has yet to find.
  const own = options.length;
  if (typed === '') first = own;
  const places = data?.places ?? [];
  for (const { id: key, name, kind, area, lat, lng, distanceMeters } of typed === '' ? byDistance(places) : places)
    options.push({
      key,
      icon: 'pin',
      title: name,
      note: area,
      place: { name, kind, area },
      ...(distanceMeters === null ? {} : { distance: km(distanceMeters / 1000) }),
      choose: () => take({ lat, lng, address: area === '' ? name : `${name}, ${area}` }),
    });
  const found = options.length - first;
  if (typed !== '') options.push(toMap());

  const type = (text: string) => {
    setTyped(true);
    onText(text);
    setOpen(true);
    setActive(0);
    setMarked(false);
  };
  const mark = (i: number) => {
    setOpen(true);
    setActive(i);
    setMarked(true);
    document.getElementById(`${id}-${i}`)?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (i: number) => {
    setOpen(false);
    input.current?.blur();
    options[i]?.choose();
  };
  const enter = () => {
    const marked = isMarked ? active : Math.max(active, first);
    if (open && isMarked && typed === '') choose(active);
    else if (!open || typed === '') onSubmit?.();
    // What stood there for the letters before is not what was meant.
    else if (isSettled || marked < own) choose(found === 0 ? options.length - 1 : marked);
  };
  const row = (option: PlaceOption, i: number) => (
    <PlaceRow key={option.key} id={`${id}-${i}`} option={option} isMarked={isMarked && active === i} onChoose={() => choose(i)} />
  );
  const nothing = isSettled && typed !== '' && found === 0;
  const list = (
    <div className="place-list">
      <p className="caption place-note" role="status">
        {isError
          ? t('keepsTrying')
          : typed === ''
            ? ''
            : !nothing
              ? t('placesFound')
              : isLink
                ? t('placeLinkUnread')
                : t('placeNone', { text: shortened(typed) })}
      </p>
      <ul id={`${id}-list`} role="listbox" aria-label={label}>
        {options.slice(0, own).map(row)}
        {typed === '' && (found > 0 || isLoading) ? (
          <li className="caption place-note" role="presentation">
            {whence}
          </li>
        ) : null}
        {options.slice(own).map((option, i) => row(option, own + i))}
      </ul>
      {isLoading ? <RowsToCome /> : null}
    </div>
  );
  return (
    <>
      <div className="place-search">
        <span className="address-head">
          <label className="address-label" htmlFor={id}>
            {label}
          </label>
          {note === undefined ? null : <span className="address-label num">{note}</span>}
        </span>
        <div className="address-box">
          <input
            ref={input}
            id={id}
            className="address-value"
            role="combobox"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-activedescendant={open && isMarked ? `${id}-${active}` : undefined}
            aria-autocomplete="list"
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={noteId}
            autoComplete="off"
            placeholder={placeholder}
            value={value}
            maxLength={PLACE_TEXT_LENGTH}
            onFocus={(event) => {
              setOpen(true);
              setActive(0);
              setMarked(false);
              event.target.select();
            }}
            onBlur={() => setDroppedDown(false)}
            onChange={(event) => type(event.target.value)}
            onPaste={(event) => {
              // A shared place comes in lines, which a box of one line would run together.
              const lines = event.clipboardData.getData('text').split(/\s*\n\s*/);
              if (lines.length === 1) return;
              event.preventDefault();
              type(lines.join(', ').slice(0, PLACE_TEXT_LENGTH));
            }}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
                event.preventDefault();
                const down = event.key === 'ArrowDown';
                const from = isMarked ? active : down ? -1 : 0;
                mark((from + (down ? 1 : options.length - 1)) % options.length);
              } else if (event.key === 'Enter') {
                event.preventDefault();
                enter();
              } else if (event.key === 'Escape') setOpen(false);
            }}
          />
          {/* A box is one line: what is chosen is read whole. */}
          {page === undefined || open ? null : (
            <span aria-hidden className="address-value">
              {value}
            </span>
          )}
        </div>
        {open && page === undefined ? list : null}
      </div>
      {open && page?.list != null ? createPortal(list, page.list) : null}
      {page !== undefined && open && value !== '' ? (
        <IconButton
          label={t('clearText')}
          icon="x"
          onClick={() => {
            type('');
            input.current?.focus();
          }}
        />
      ) : null}
      {isPickup && chosen !== null && !open ? <IconButton label={t('pinMove')} icon="pin" onClick={() => setPinFor('')} /> : null}
      <Suspense fallback={null}>
        <PinDialog
          open={pinFor !== undefined}
          text={pinFor ?? ''}
          start={chosen ?? point}
          isPickup={isPickup}
          onClose={() => setPinFor(undefined)}
          onUse={(place) => (setPinFor(undefined), take(place))}
        />
      </Suspense>
    </>
  );
}
