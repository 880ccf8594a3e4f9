import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { useAppSettings } from '../platform/server-settings.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { Tabs } from '../ui/tabs.tsx';
import type { CartButton, StoreChoice } from './api.ts';
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
const ids = Object.keys(tabs) as TabId[];

/** Who does the work: a model only where the operator named one (AI-091, AI-092). */
function Engine() {
  const t = useText();
  const { aiModel } = useAppSettings();
  // Its line is there before its words: the tabs below stay where they are.
  return (
    <p className="muted">{aiModel === undefined ? '\u00a0' : aiModel === null ? t('aiOwnRules') : t('aiPowered', { name: aiModel })}</p>
  );
}

/** `/ai-features` (spec: operations §2 AI features): five tabs. Stores and cart are handed in. */
export function AiFeaturesScreen({ stores, cart }: { stores: readonly StoreChoice[]; cart: CartButton }) {
  const t = useText();
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const current = ids.find((id) => id === search.get('tab')) ?? 'voice';
  const goTo = (tab: TabId) => {
    search.set('tab', tab);
    go(`/ai-features?${search.toString()}`, { replace: true });
  };
  const main = useRef<HTMLElement>(null);
  // Five tabs are wider than a phone: the chosen one is brought into view.
  useEffect(() => {
    main.current?.querySelector('[role=tab][aria-selected=true]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
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
      <main ref={main} className="page ai" id="main" data-svc="grocery">
        <h1 className="h1">{t('aiTitle')}</h1>
        <Engine />
        <Tabs label={t('aiTitle')} tabs={ids.map((id) => ({ id, text: t(tabs[id]) }))} current={current} onChange={goTo}>
          <div className="ai-panel">{panels[current]()}</div>
        </Tabs>
      </main>
    </AppShell>
  );
}
