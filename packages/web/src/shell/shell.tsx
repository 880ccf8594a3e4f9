import type { ReactNode } from 'react';
import { driverIdLabel } from '@safiri/rules/users/driver-id.ts';
import { Link, useLocation } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import type { IconName } from '../art/icons.ts';
import { Avatar } from '../ui/person.tsx';
import { Icon } from '../ui/svg.tsx';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { BellSlot } from './bell-slot.tsx';
import { SignOutButton } from './sign-out.tsx';
import type { RegistrableRole } from '@safiri/rules/users/roles.ts';
import { Brand } from '../common/brand.tsx';

interface Tab {
  readonly path: string;
  readonly icon: IconName;
  readonly text: TextKey;
}

/** Tabs of each role, in the specification's order; a screen joins the list when it exists. */
const tabs: Record<RegistrableRole, readonly Tab[]> = {
  passenger: [
    { path: '/passenger', icon: 'home', text: 'tabHome' },
    { path: '/ride-history', icon: 'clock', text: 'tabHistory' },
    { path: '/profile', icon: 'user', text: 'tabProfile' },
    { path: '/live-chat', icon: 'chat', text: 'tabSupport' },
  ],
  driver: [
    { path: '/driver', icon: 'gauge', text: 'tabDashboard' },
    { path: '/ride-history', icon: 'clock', text: 'tabHistory' },
    { path: '/driver-earnings', icon: 'wallet', text: 'earnings' },
    { path: '/profile', icon: 'user', text: 'tabProfile' },
  ],
};

/** The frame of a screen that may be looked at before signing in. */
function VisitorShell({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <div className="shell app visitor">
      <div className="shell-main">
        <OfflineBanner />
        <header className="shell-top">
          <Brand size={30} />
          <Link className="button soft small" href="/auth">
            {t('login')}
          </Link>
        </header>
        {children}
      </div>
    </div>
  );
}

/**
 * The frame of a signed-in screen: bottom tabs on a phone, a side rail on a desktop, the bell above. `bare` leaves tabs and
 * bell out; `ownHead` is for screens whose own head holds the bell.
 */
export function AppShell({
  children,
  bare = false,
  ownHead = false,
  className = '',
}: {
  children: ReactNode;
  bare?: boolean;
  ownHead?: boolean;
  className?: string;
}) {
  const t = useText();
  const user = session.use();
  const [path] = useLocation();
  if (user === null) return <VisitorShell>{children}</VisitorShell>;
  const list = tabs[user.userType === 'passenger' ? 'passenger' : 'driver'];
  const current = (tab: Tab) => (path === tab.path ? ('page' as const) : undefined);
  return (
    <div className={`shell app ${className}`}>
      <nav className="side" aria-label={t('mainMenu')}>
        <Brand href={list[0]?.path} size={40} />
        {list.map((tab) => (
          <Link key={tab.path} className="nav" href={tab.path} aria-current={current(tab)}>
            <Icon name={tab.icon} size={22} />
            <span>{t(tab.text)}</span>
          </Link>
        ))}
        <span className="spacer" />
        <div className="row side-person">
          <Avatar name={user.name} />
          <div className="grow">
            <div className="label">{user.name}</div>
            <div className="caption num">
              {user.driver === null ? t(user.userType === 'passenger' ? 'passenger' : 'staff') : driverIdLabel(user.driver.id)}
            </div>
          </div>
        </div>
        <SignOutButton />
      </nav>
      <div className="shell-main">
        <OfflineBanner />
        {bare || ownHead ? null : (
          <header className="shell-top">
            <Brand href={list[0]?.path} size={30} />
            <BellSlot />
          </header>
        )}
        {children}
      </div>
      {bare ? null : (
        <nav className="tabs" aria-label={t('mainMenu')} style={{ gridTemplateColumns: `repeat(${list.length},1fr)` }}>
          {list.map((tab) => (
            <Link key={tab.path} href={tab.path} aria-current={current(tab)}>
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
