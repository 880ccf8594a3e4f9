import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { OfflineBanner } from '../shell/offline-banner.tsx';
import { BellSlot } from '../shell/bell-slot.tsx';
import { SignOutButton } from '../shell/sign-out.tsx';
import { useText } from '../platform/text.ts';
import { Avatar } from '../ui/person.tsx';
import { Icon } from '../ui/svg.tsx';
import { EmergencyAlarm } from './emergency-alarm.tsx';
import { useWaiting } from './api.ts';
import { sections, type Section } from './sections.ts';
import { Brand } from '../common/brand.tsx';

/** The frame of the console: sections on the left of a desktop, in a row on a phone. */
export function ConsoleFrame({ name, children }: { name: string; children: ReactNode }) {
  const t = useText();
  const [path] = useLocation();
  const waiting = useWaiting().data;
  const count = ({ counts }: Section) => (counts === undefined ? 0 : (waiting?.[counts] ?? 0));
  const isCurrent = (to: string) => (to === '/staff' ? path === to : path.startsWith(to));
  return (
    <div className="console">
      <nav className="console-nav" aria-label={t('staffMenu')}>
        <Brand href="/staff" />
        <div className="console-links">
          {sections.map((section) => (
            <Link key={section.path} className="nav" href={section.path} aria-current={isCurrent(section.path) ? 'page' : undefined}>
              <Icon name={section.icon} size={22} />
              <span className="grow">{t(section.text)}</span>
              {count(section) === 0 ? null : (
                <span className="console-count num" data-grave={section.counts === 'emergencies' || undefined}>
                  {count(section)}
                </span>
              )}
            </Link>
          ))}
        </div>
        <div className="console-person">
          <div className="row">
            <Avatar name={name} />
            <span className="label">{name}</span>
          </div>
          <BellSlot ofStaff />
          <SignOutButton />
        </div>
      </nav>
      <div className="console-main">
        <OfflineBanner />
        <EmergencyAlarm />
        <main className="page console-page" id="main">
          {children}
        </main>
      </div>
    </div>
  );
}
