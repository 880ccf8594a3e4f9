import type { ReactNode } from 'react';
import { OfflineBanner } from '../shell/offline-banner.tsx';
import { useText } from '../platform/text.ts';
import { strip } from '../art/strip.ts';
import { Link } from 'wouter';
import { Brand } from '../common/brand.tsx';
import { Art } from '../ui/svg.tsx';

const cloth = strip(6);

/**
 * What stands before the console: a name, a form.
 * @param alone there is nothing else to go to yet
 */
export function GateFrame({ title, alone = false, children }: { title: string; alone?: boolean; children: ReactNode }) {
  const t = useText();
  return (
    <>
      <OfflineBanner />
      <main className="gate" id="main">
        <Art svg={cloth} className="gate-cloth" />
        <div className="card gate-in">
          <Brand />
          <h1 className="h1">{title}</h1>
          {children}
        </div>
        {alone ? null : (
          <Link className="text-link" href="/">
            {t('notStaff')}
          </Link>
        )}
      </main>
    </>
  );
}
