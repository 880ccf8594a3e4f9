import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { BackHead } from '../common/back-head.tsx';
import { useAppSettings } from '../platform/server-settings.ts';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { CartButton } from './api.ts';
import type { StoresAround } from './store-field.tsx';
import { MultiServiceTab } from './multi-service-tab.tsx';
import { PricingTab } from './pricing-tab.tsx';
import { SmartTab } from './smart-tab.tsx';
import { VehicleTab } from './vehicle-tab.tsx';
import { VoiceTab } from './voice-tab.tsx';
import './assistant.css';

const tabs = {
  voice: 'aiTabVoice',
  shopping: 'aiTabShopping',
  pricing: 'aiTabPricing',
  vehicle: 'aiTabVehicle',
  training: 'aiTabTraining',
} as const satisfies Record<string, TextKey>;
type TabId = keyof typeof tabs;
/** Theirs are these; everybody may look at them (spec: operations §2). */
const driversTabs: readonly TabId[] = ['vehicle', 'training'];
const ids = Object.keys(tabs) as TabId[];

/**
 * What the tabs are for, to each what is theirs first: to passengers the tabs of drivers say themselves whose they are; and who does the work: a model only where the operator named one
 * (AI-091, AI-092).
 */
function Lead() {
  const t = useText();
  const { aiModel } = useAppSettings();
  const isDriver = session.use()?.userType === 'driver';
  return (
    <p className="muted">
      {t(isDriver ? 'aiLeadDriver' : 'aiLead')}
      {aiModel == null ? null : ` ${t('aiPowered', { name: aiModel })}`}
    </p>
  );
}

/** Seen after the name, which the tab keeps alone: whose it is. */
function TabName({ id, isDriver }: { id: TabId; isDriver: boolean }) {
  const t = useText();
  return (
    <>
      {t(tabs[id])}
      {isDriver || !driversTabs.includes(id) ? null : <small aria-hidden="true"> {t('aiForDrivers')}</small>}
    </>
  );
}

/** Less than this beyond an edge is no tab. */
const EDGE_PX = 8;

/** Says in `data-more` on which sides there are tabs beyond the edge. */
function useMoreMarks(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const tabList = strip.current?.querySelector('[role=tablist]');
    if (tabList == null) return undefined;
    const mark = () => {
      const left = tabList.scrollWidth - tabList.clientWidth - tabList.scrollLeft;
      strip.current?.setAttribute('data-more', `${tabList.scrollLeft > EDGE_PX ? 'before' : ''} ${left > EDGE_PX ? 'after' : ''}`);
    };
    mark();
    tabList.addEventListener('scroll', mark, { passive: true });
    const watched = new ResizeObserver(mark);
    for (const part of [tabList, ...tabList.children]) watched.observe(part);
    return () => {
      tabList.removeEventListener('scroll', mark);
      watched.disconnect();
    };
  }, [strip]);
}

/** `/ai-features` (spec: operations §2 AI features): five tabs. Stores and cart are handed in. */
export function AiFeaturesScreen({ stores, cart }: { stores: StoresAround; cart: CartButton }) {
  const t = useText();
  const user = session.use();
  const isDriver = user?.userType === 'driver';
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const current = ids.find((id) => id === search.get('tab')) ?? 'voice';
  const goTo = (tab: TabId) => {
    search.set('tab', tab);
    go(`/ai-features?${search.toString()}`, { replace: true });
  };
  const strip = useRef<HTMLDivElement>(null);
  useMoreMarks(strip);
  // Five tabs are wider than a phone: the chosen one is brought into view.
  useEffect(() => {
    strip.current?.querySelector('[role=tab][aria-selected=true]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  const panels: Record<TabId, () => ReactNode> = {
    voice: () => <VoiceTab stores={stores} cart={cart} />,
    shopping: () => <SmartTab stores={stores} cart={cart} />,
    pricing: () => <PricingTab />,
    vehicle: () => <VehicleTab />,
    training: () => <MultiServiceTab />,
  };
  return (
    <AppShell>
      <main className="page ai" id="main" data-svc="grocery">
        <BackHead title={t('aiTitle')} href={isDriver ? '/driver' : '/services'} />
        <Lead />
        <div ref={strip} className="ai-tabs">
          <Tabs
            label={t('aiTitle')}
            tabs={ids.map((id) => ({ id, text: <TabName id={id} isDriver={isDriver} /> }))}
            current={current}
            onChange={goTo}
          >
            <div className="ai-panel">{panels[current]()}</div>
          </Tabs>
          <Icon name="back" size={22} />
          <Icon name="fwd" size={22} />
        </div>
      </main>
    </AppShell>
  );
}
