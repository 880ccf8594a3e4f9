import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import type { IconName } from '../art/icons.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

type Way = readonly [path: string, icon: IconName, text: TextKey];

/** Those that the specification names (operations §2). */
const tiles: readonly Way[] = [
  ['/driver-training', 'book', 'training'],
  ['/live-chat', 'chat', 'tabSupport'],
  ['/driver-earnings', 'signal', 'viewAnalytics'],
  ['/driver-earnings?withdraw=1', 'wallet', 'withdraw'],
];
/** On a desktop they stand at the side of each screen. */
const railRows: readonly Way[] = [
  ['/why-no-trips', 'help', 'whyNoTrips'],
  ['/scholar-rides', 'school', 'homeScholar'],
];
const rows: readonly Way[] = [
  ['/driving', 'wheel', 'drivingView'],
  ['/keep-sending', 'locate', 'keepSending'],
  ['/ai-features?tab=training', 'bolt', 'homeAi'],
];

/** Where else a driver goes: the four most used as tiles, the rest as a list. */
export function DriverLinks({ safety, tour }: Record<'safety' | 'tour', ReactNode>) {
  const t = useText();
  return (
    <nav className="driver-links" aria-label={t('driver')}>
      <ul className="driver-tiles">
        {tiles.map(([path, icon, text]) => (
          <li key={path}>
            <Link href={path}>
              <Icon name={icon} size={26} />
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="card driver-rows" aria-label={t('moreForDrivers')}>
        <li className="in-rail way-row">
          {safety}
          <Icon name="fwd" size={18} />
        </li>
        {[...railRows, ...rows].map(([path, icon, text], i) => (
          <li key={path} className={i < railRows.length ? 'in-rail' : undefined}>
            <Link href={path}>
              <Icon name={icon} size={24} />
              <span className="grow">{t(text)}</span>
              <Icon name="fwd" size={18} />
            </Link>
          </li>
        ))}
        {tour === null ? null : (
          <li className="way-row">
            {tour}
            <Icon name="fwd" size={18} />
          </li>
        )}
      </ul>
    </nav>
  );
}
