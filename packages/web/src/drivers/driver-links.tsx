import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import type { IconName } from '../art/icons.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

type Way = readonly [path: string, icon: IconName | 'chart', text: TextKey];

/** A line that rises between two axes: bars alone are read as those of a phone's network. */
const CHART = 'M4.5 4v15.5h15.5M8 15l3.5-4.5 3 2.5 5-6.5';

function WayIcon({ icon, size }: { icon: Way[1]; size: number }) {
  if (icon !== 'chart') return <Icon name={icon} size={size} />;
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={CHART} />
    </svg>
  );
}

/** Those that the specification names (operations §2). */
const tiles: readonly Way[] = [
  ['/driver-training', 'book', 'training'],
  ['/live-chat', 'chat', 'tabSupport'],
  ['/driver-earnings', 'chart', 'viewAnalytics'],
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
              <WayIcon icon={icon} size={26} />
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
              <WayIcon icon={icon} size={24} />
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
