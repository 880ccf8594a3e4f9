import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { UnderWay } from '../common/under-way.ts';
import { useOrdersUnderWay } from '../orders/orders-under-way.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { useRideUnderWay } from '../rides/ride-under-way.ts';
import { useSchoolRunUnderWay } from '../scholar/run-under-way.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/svg.tsx';
import './live-strip.css';

/** Screens with the frame's tabs, which the strip stands above; home shows what is under way by itself. */
const WITH_STRIP = [
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
  '/driver-earnings',
  '/driver-verification',
  '/driver-training',
  '/why-no-trips',
];

function Line({ what }: { what: UnderWay }) {
  return (
    <>
      <Icon name={what.icon} size={24} />
      <span className="grow">
        <b>{what.title}</b>
        {what.detail === '' ? null : <span className="num">{what.detail}</span>}
      </span>
      {what.when === '' ? null : <span className="num live-when">{what.when}</span>}
    </>
  );
}

/** The first of what is under way in one line, the others behind "+1". */
function Strip({ all }: { all: readonly [UnderWay, ...UnderWay[]] }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [first, ...others] = all;
  return (
    <section className="live-strip" aria-label={t('liveUnderWay')}>
      <Link href={first.href}>
        <Line what={first} />
      </Link>
      {others.length === 0 ? null : (
        <button type="button" aria-label={t('liveMore', { n: others.length })} onClick={() => setOpen(true)}>
          {`+${others.length}`}
        </button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('liveUnderWay')}>
        <ul className="list">
          {all.map((what) => (
            <li key={what.key}>
              <Link className="live-row" href={what.href} onClick={() => setOpen(false)}>
                <Line what={what} />
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

function OfDriver() {
  const ride = useRideUnderWay();
  return ride === undefined ? null : <Strip all={[ride]} />;
}

function OfPassenger({ path }: { path: string }) {
  const ride = useRideUnderWay();
  const orders = useOrdersUnderWay();
  const school = useSchoolRunUnderWay();
  return (
    <Shown
      all={[...(ride === undefined ? [] : [ride]), ...(path === '/scholar-rides' ? [] : school), ...(path === '/orders' ? [] : orders)]}
    />
  );
}

/** On the screens of the signed-in: what is under way, one tap from its own screen. */
export function LiveStrip() {
  const [path] = useLocation();
  const user = session.use();
  if (user === null || !WITH_STRIP.includes(path)) return null;
  return user.userType === 'passenger' ? <OfPassenger path={path} /> : <OfDriver />;
}
