import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { PlaceSearch, type SearchPage } from '../common/place-search.tsx';
import { useText } from '../platform/text.ts';
import { focusHeading } from '../platform/title.ts';
import { IconButton } from '../ui/button.tsx';
import { useBackCloses } from '../ui/use-back-closes.ts';
import type { RideEndpoints } from './use-ride-endpoints.ts';
import './endpoint-fields.css';

/**
 * The two place boxes: where the driver comes, and where the ride goes. Whoever goes into one searches on the whole screen, on a
 * desktop in the whole panel; Back, Escape and a choice lead to the ride again.
 * @param searchFirst begins with the search for the destination
 * @param riderName of somebody else who rides: the phone's own place is then seldom where they are
 */
export function EndpointFields({
  endpoints,
  riderName,
  searchFirst = false,
  between,
  onSubmit,
  onBack,
}: {
  endpoints: RideEndpoints;
  riderName?: string | undefined;
  searchFirst?: boolean;
  /** What stands between the two boxes; a box of its own is part of the search by its name. */
  between?: ((pageOf: (end: string) => SearchPage) => ReactNode) | undefined;
  onSubmit: () => void;
  onBack: () => void;
}) {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  const close = () => {
    setOpen(null);
    if (box.current?.contains(document.activeElement) !== true) return;
    // The letters of the phone go, and the keyboard goes on at the ride.
    (document.activeElement as HTMLElement).blur();
    focusHeading();
  };
  useBackCloses(open !== null, close);
  const pageOf = (end: string): SearchPage => ({ open: open === end, onOpen: () => setOpen(end), onClose: close, list });

  const begin = useEffectEvent(() => {
    if (searchFirst) box.current?.querySelectorAll('input')[1]?.focus();
  });
  useEffect(() => begin(), []);

  // What lies under the search is neither pressed nor read.
  const leave = useEffectEvent((event: Event) => {
    if (event.target instanceof Element && box.current?.contains(event.target) === false && event.target.closest('dialog') === null)
      close();
  });
  useEffect(() => {
    if (open === null) return undefined;
    const left = (event: Event) => leave(event);
    document.addEventListener('focusin', left);
    document.addEventListener('pointerdown', left);
    return () => {
      document.removeEventListener('focusin', left);
      document.removeEventListener('pointerdown', left);
    };
  }, [open]);

  // Whose place it is: the phone's own is the one of who asks, and seldom where somebody else waits.
  const pickupLabel = () => {
    if (riderName === undefined) return t('pickupLocation');
    return t(endpoints.isHere ? 'pickupHereOf' : 'pickupOf', { name: riderName });
  };
  return (
    <section ref={box} className={open === null ? 'ride-ends' : 'ride-ends searching'} aria-label={t('whereTo')}>
      <IconButton label={t('back')} icon="back" floating={open === null} onClick={open === null ? onBack : close} />
      <div className="addr">
        <div className="address-line">
          <span className="place-mark" />
          <PlaceSearch
            label={pickupLabel()}
            value={endpoints.pickupText}
            placeholder={t('askPickup')}
            chosen={endpoints.pickup}
            isPickup
            page={pageOf('pickup')}
            onText={endpoints.typePickup}
            onChoose={endpoints.choosePickup}
            onCurrentLocation={endpoints.locatePickup}
            onSubmit={onSubmit}
          />
        </div>
        {between?.(pageOf)}
        <div className="address-line">
          <span className="place-mark destination" />
          <PlaceSearch
            label={t('whereTo')}
            value={endpoints.dropoffText}
            placeholder={t('askPlace')}
            chosen={endpoints.dropoff}
            from={endpoints.pickup}
            page={pageOf('dropoff')}
            onText={endpoints.typeDropoff}
            onChoose={endpoints.chooseDropoff}
            onSubmit={onSubmit}
          />
        </div>
      </div>
      <div className="search-list" ref={setList} />
    </section>
  );
}
