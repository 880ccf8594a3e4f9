import { menuPath } from '../art/menu.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { keysOf } from '@safiri/rules/records.ts';
import { Link, useLocation } from 'wouter';
import { OfflineBanner } from '../shell/offline-banner.tsx';
import { BellSlot } from '../shell/bell-slot.tsx';
import { SignOutButton } from '../shell/sign-out.tsx';
import { useText } from '../platform/text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Avatar } from '../ui/person.tsx';
import { Icon } from '../ui/svg.tsx';
import { useMedia } from '../ui/use-media.ts';
import { Alarms } from './alarms.tsx';
import { useWaiting } from './api.ts';
import { useMay } from './may.tsx';
import { isWithin, sectionAt, sectionGroups, sections, type Section } from './sections.ts';
import { useSearchKey } from './search-key.ts';
import { useSections } from './use-sections.ts';
import { Brand } from '../common/brand.tsx';
import { BarSlot } from './bar-slot.ts';
import './console-frame.css';

/** From here on there is room for the sections beside the page. */
const WIDE = '(min-width: 1000px)';
/** So many sections are overlooked without headings. */
const HEADED_FROM = 6;

function useCounts(): (section: Section) => number {
  const waiting = useWaiting(useMay()(staffPaths.now)).data;
  return ({ counts }) => (counts === undefined ? 0 : (waiting?.[counts] ?? 0));
}

/** One section with what waits in it. */
function SectionLink({ section, onGo }: { section: Section; onGo: (() => void) | undefined }) {
  const t = useText();
  const [path] = useLocation();
  const count = useCounts()(section);
  return (
    <Link className="nav" href={section.path} onClick={onGo} aria-current={isWithin(path, section) ? 'page' : undefined}>
      <Icon name={section.icon} size={22} />
      <span className="grow">{t(section.text)}</span>
      {count === 0 ? null : (
        <span className="console-count num" data-grave={section.counts === 'emergencies' || undefined}>
          {count}
        </span>
      )}
    </Link>
  );
}

/** The sections below the headings of what they are about; for who has few, without headings. */
function SectionLinks({ onGo }: { onGo?: () => void }) {
  const t = useText();
  const [path] = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const open = useSections().filter(({ ofOneself }) => ofOneself !== true);
  const isLong = open.length > HEADED_FROM;
  // Where the list is longer than the window, where one is stays in sight.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which is no clean-up.
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [path]);
  return (
    <div className="console-links" ref={list}>
      {keysOf(sectionGroups).map((group) => {
        const within = open.filter((section) => section.group === group);
        if (within.length === 0) return null;
        return (
          <div key={group} role="group" aria-label={t(sectionGroups[group])}>
            {isLong ? (
              <p className="console-group" aria-hidden="true">
                {t(sectionGroups[group])}
              </p>
            ) : null}
            {within.map((section) => (
              <SectionLink key={section.path} section={section} onGo={onGo} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** Who sits here, with the way to how they sign in, and out. */
function Me({ name, onGo }: { name: string; onGo?: () => void }) {
  const t = useText();
  const own = useSections().find(({ ofOneself }) => ofOneself === true);
  return (
    <div className="console-person">
      <div className="row">
        <Avatar name={name} size={40} />
        <span className="grow">
          <span className="label">{name}</span>
          {own === undefined ? null : (
            <Link className="text-link caption" href={own.path} onClick={onGo}>
              {t(own.text)}
            </Link>
          )}
        </span>
      </div>
      <SignOutButton />
    </div>
  );
}

/** On a phone, the page of one of a section: the way back to the section, and what the page says of itself (`PageName`). */
function PageBar({ of, onSlot }: { of: Section; onSlot: (slot: HTMLElement | null) => void }) {
  const t = useText();
  return (
    <nav className="console-bar" aria-label={t('staffMenu')}>
      <Link className="icon-button" href={of.path} aria-label={t(of.text)}>
        <Icon name="back" size={24} />
      </Link>
      <div className="console-slot" ref={onSlot} />
      <span className="title grow">{t(of.text)}</span>
      <BellSlot ofStaff />
    </nav>
  );
}

/** On a phone: one bar with the section's name; the sections themselves are behind its menu. */
function TopBar({ name, here }: { name: string; here: Section | undefined }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const count = useCounts();
  const emergencies = sections.reduce((sum, section) => (section.counts === 'emergencies' ? sum + count(section) : sum), 0);
  return (
    <nav className="console-bar" aria-label={t('staffMenu')}>
      <span className="console-menu">
        <button
          type="button"
          className="icon-button"
          aria-label={t('staffMenu')}
          title={t('staffMenu')}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <svg className="icon" width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
            <path d={menuPath} />
          </svg>
        </button>
        {emergencies === 0 ? null : (
          <span className="console-count num" data-grave="true">
            {emergencies}
          </span>
        )}
      </span>
      <span className="title grow">{here === undefined ? t('staffConsole') : t(here.text)}</span>
      <BellSlot ofStaff />
      <div className="console-drawer">
        <Dialog open={open} onClose={() => setOpen(false)} title={t('staffConsole')}>
          <SectionLinks onGo={() => setOpen(false)} />
          <Me name={name} onGo={() => setOpen(false)} />
        </Dialog>
      </div>
    </nav>
  );
}

/** The frame of the console: sections on the left of a desktop, behind a menu on a phone. */
export function ConsoleFrame({ name, children }: { name: string; children: ReactNode }) {
  const t = useText();
  const isWide = useMedia(WIDE);
  const [path] = useLocation();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const here = sectionAt(path);
  useSearchKey(useMay()(deskPaths.search));
  return (
    <div className="console">
      {isWide ? (
        <nav className="console-nav" aria-label={t('staffMenu')}>
          <div className="row spread">
            <Brand href="/staff" />
            <BellSlot ofStaff />
          </div>
          <SectionLinks />
          <Me name={name} />
        </nav>
      ) : here === undefined || here.path === path ? (
        <TopBar name={name} here={here} />
      ) : (
        <PageBar of={here} onSlot={setSlot} />
      )}
      <div className="console-main">
        <OfflineBanner />
        <Alarms />
        <main className="page console-page" id="main">
          <BarSlot value={slot}>{children}</BarSlot>
        </main>
      </div>
    </div>
  );
}
