import type { ReactNode } from 'react';
import { driverIdLabel } from '@safiri/rules/users/driver-id.ts';
import { Link, useLocation } from 'wouter';
import { Avatar } from '../ui/person.tsx';
import { Icon } from '../ui/svg.tsx';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { BellSlot } from './bell-slot.tsx';
import { SignOutButton } from './sign-out.tsx';
import { menus, type Destination } from './destinations.ts';
import { Brand } from '../common/brand.tsx';

/** The frame of a screen that may be looked at before signing in; `bare` leaves the way in out. */
function VisitorShell({ children, bare }: { children: ReactNode; bare: boolean }) {
  const t = useText();
  return (
    <div className="shell app visitor">
      <div className="shell-main">
        <OfflineBanner />
        <header className="shell-top">
          <Brand size={30} />
          {bare ? null : (
            <Link className="button soft small" href="/auth">
              {t('login')}
            </Link>
          )}
        </header>
        {children}
      </div>
    </div>
  );
}

/**
 * The frame of a signed-in screen: bottom tabs on a phone, a side rail on a desktop, the bell above. `bare` leaves tabs and
 * bell out; `ownHead` is for screens whose own head holds the bell; `head` stands beside the bell.
 */
export function AppShell({
  children,
  bare = false,
  ownHead = false,
  className = '',
  head,
}: {
  children: ReactNode;
  bare?: boolean;
  ownHead?: boolean;
  className?: string;
  head?: ReactNode;
}) {
  const t = useText();
  const user = session.use();
  const [path] = useLocation();
  if (user === null) return <VisitorShell bare={bare}>{children}</VisitorShell>;
  const { tabs, more } = menus[user.userType === 'passenger' ? 'passenger' : 'driver'];
  const home = tabs[0]?.path;
  // Of the two menus the one on a phone is the shorter: there more screens stand behind an entry.
  const isListed = [tabs, ...more].flat().some((place) => place.path === path);
  const current = (place: Destination, behind: boolean) =>
    path === place.path ? 'page' : behind && place.behind?.includes(path) === true ? true : undefined;
  return (
    <div className={`shell app ${className}`}>
      <nav className="side" aria-label={t('mainMenu')}>
        <Brand href={home} size={40} />
        <div className="side-places">
          {[tabs, ...more].map((group) => (
            <div key={group[0]?.path} className="side-group">
              {group.map((place) => (
                <Link key={place.path} className="nav" href={place.path} aria-current={current(place, !isListed)}>
                  <Icon name={place.icon} size={22} />
                  <span>{t(place.text)}</span>
                </Link>
              ))}
            </div>
          ))}
        </div>
        <div className="row side-person">
          <Avatar name={user.name} />
          <div className="grow">
            <div className="label">{user.name}</div>
            <div className="caption num">
              {t(user.userType)}
              {user.driver === null ? null : ` ${driverIdLabel(user.driver.id)}`}
            </div>
          </div>
        </div>
        <SignOutButton />
      </nav>
      <div className="shell-main">
        <OfflineBanner />
        {bare || ownHead ? null : (
          <header className="shell-top with-bell">
            <Brand href={home} size={30} />
            {head}
            <BellSlot />
          </header>
        )}
        {children}
      </div>
      {bare ? null : (
        <nav className="tabs" aria-label={t('mainMenu')} style={{ gridTemplateColumns: `repeat(${tabs.length},minmax(max-content,1fr))` }}>
          {tabs.map((tab) => (
            <Link key={tab.path} href={tab.path} aria-current={current(tab, true)}>
              <span className="icon-box">
                <Icon name={tab.icon} size={22} />
              </span>
              <span>{t(tab.text)}</span>
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
