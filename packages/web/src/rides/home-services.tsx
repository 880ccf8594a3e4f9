import type { ServiceKind } from '@safiri/rules/markets/document.ts';
import type { TextKey } from 'virtual:texts/keys';
import { homeScenes } from '../art/home-scenes.ts';
import { scenes } from '../art/scenes.ts';
import { useOnline } from '../platform/connection.ts';
import { instanceMarkets, sellsPackages, serves, useHomeMarket } from '../platform/instance.ts';
import { useText } from '../platform/text.ts';
import { Art } from '../ui/svg.tsx';
import { Link } from 'wouter';
import './home-services.css';

/**
 * What a passenger can ask for beside a ride, the commonest first (spec: operations §2 Passenger home). The helper searches shops in the
 * demo alone.
 */
const services: ReadonlyArray<{
  readonly path: string;
  readonly art: string;
  readonly name: TextKey;
  /** What is in it, where its name alone could be taken for another service. */
  readonly note?: TextKey;
  readonly of: readonly ServiceKind[] | 'packages' | 'demo';
}> = [
  { path: '/food-delivery', art: scenes.food, name: 'serviceFood', of: ['food'] },
  { path: '/grocery-delivery', art: scenes.grocery, name: 'serviceGrocery', of: ['grocery'] },
  { path: '/parcel-delivery', art: scenes.parcel, name: 'serviceParcel', of: ['parcel', 'large'] },
  { path: '/scholar-rides', art: homeScenes.school, name: 'homeScholar', of: ['scholar'] },
  { path: '/subscription-packages', art: homeScenes.packages, name: 'homePackages', note: 'homePackagesOf', of: 'packages' },
  { path: '/ai-features', art: homeScenes.helper, name: 'homeAi', of: 'demo' },
];

/**
 * Where a long word may be parted: after each syllable, which ends in its vowel. Browsers know that of English alone; words as
 * long as these are of Swahili and Sesotho.
 */
const parted = (name: string) => name.replaceAll(/\p{L}{12,}/gu, (word) => word.replaceAll(/[aeiou](?=[^aeiou]+[aeiou])/g, '$&\u00AD'));

/** The services as drawn tiles; without a network drawn pale, below one line of what all of them wait for. */
export function HomeServices() {
  const t = useText();
  const online = useOnline();
  const home = useHomeMarket();
  const isShown = (of: (typeof services)[number]['of']) =>
    of === 'demo' ? instanceMarkets === null : of === 'packages' ? sellsPackages(home) : serves(...of);
  const shown = services.filter(({ of }) => isShown(of));
  if (shown.length === 0) return null;
  return (
    <nav className="home-services" data-off={!online} aria-label={t('quickActions')}>
      {online ? null : <p className="label services-off">{t('notJustNow')}</p>}
      {shown.map(({ path, art, name, note }) => (
        <Link key={path} href={path}>
          <Art svg={art} />
          <span>
            {parted(t(name))}
            {note === undefined ? null : <small> {t(note)}</small>}
          </span>
        </Link>
      ))}
    </nav>
  );
}
