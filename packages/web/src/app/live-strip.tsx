import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { UnderWay } from '../common/under-way.ts';
import { useOwnRuns } from '../scholar/own-run.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { useRideUnderWay } from '../rides/ride-under-way.ts';
import { Dialog } from '../ui/dialog.tsx';
import { UnderWayLine } from './under-way-line.tsx';
import { useUnderWay } from './use-under-way.ts';
import './live-strip.css';

/**
 * The screens with the strip at their foot. The homes and a trip's own screens show what is under way by themselves, and the
 * foot of a request over its map is its sheet.
 */
const WITH_STRIP = [
  '/services',
  '/food-delivery',
  '/grocery-delivery',
  '/parcel-delivery',
  '/ride-history',
  '/profile',
  '/places',
  '/safety',
  '/settings',
  '/live-chat',
  '/orders',
  '/ai-features',
  '/scholar-rides',
  '/subscription-packages',
  '/city-heat-map',
  '/driver-earnings',
  '/driver-money',
  '/driver-verification',
  '/vehicles',
  '/driver-training',
  '/why-no-trips',
  '/keep-sending',
];

/** Between the strip and what stands above it, in pixels. */
const GAP = 8;

/** What else stands at the foot of a screen stands above the strip, however high its words make it: by `--strip`. */
function useHeightTold() {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = strip;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const watcher = new ResizeObserver(() => style.setProperty('--strip', `${current.offsetHeight + GAP}px`));
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      style.removeProperty('--strip');
    };
  }, []);
  return strip;
}

/** The first of what is under way in one line, the others behind how many they are. */
function Strip({ all }: { all: readonly [UnderWay, ...UnderWay[]] }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const strip = useHeightTold();
  const [first, ...others] = all;
  return (
    <section ref={strip} className="live-strip" aria-label={t('liveUnderWay')}>
      <Link className="under-way" href={first.href}>
        <UnderWayLine what={first} />
      </Link>
      {others.length === 0 ? null : (
        <button type="button" aria-label={t('liveMore', { n: others.length })} onClick={() => setOpen(true)}>
          {t('liveMoreSeen', { n: others.length })}
        </button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('liveUnderWay')}>
        <ul className="stack">
          {all.map((what) => (
            <li key={what.key}>
              <Link className="under-way" href={what.href} onClick={() => setOpen(false)}>
                <UnderWayLine what={what} />
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </section>
  );
}

function Shown({ all: [first, ...others] }: { all: readonly UnderWay[] }) {
  return first === undefined ? null : <Strip all={[first, ...others]} />;
}

function OfDriver({ path }: { path: string }) {
  const ride = useRideUnderWay();
  const school = useOwnRuns();
  return <Shown all={[...(ride === undefined ? [] : [ride]), ...(path === '/scholar-rides' ? [] : school)]} />;
}

function OfPassenger({ path }: { path: string }) {
  const ride = useRideUnderWay();
  const { ordered, school } = useUnderWay();
  return (
    <Shown
      all={[...(ride === undefined ? [] : [ride]), ...(path === '/scholar-rides' ? [] : school), ...(path === '/orders' ? [] : ordered)]}
    />
  );
}

/** On the screens of the signed-in: what is under way, one tap from its own screen. */
export function LiveStrip() {
  const [path] = useLocation();
  const user = session.use();
  if (user === null || !WITH_STRIP.includes(path)) return null;
  if (user.userType === 'passenger') return <OfPassenger path={path} />;
  return user.userType === 'driver' ? <OfDriver path={path} /> : null;
}
