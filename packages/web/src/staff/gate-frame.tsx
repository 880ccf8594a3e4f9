import type { ReactNode } from 'react';
import { OfflineBanner } from '../shell/offline-banner.tsx';
import { useText } from '../platform/text.ts';
import { Brand } from '../common/brand.tsx';

/** What stands before the console: a name, a form. */
export function GateFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <>
      <OfflineBanner />
      <main className="gate" id="main">
        <Brand />
        <p className="caption">{t('staffConsole')}</p>
        <h1 className="h1">{title}</h1>
        {children}
      </main>
    </>
  );
}
