import type { ReactNode } from 'react';
import { product } from '@safiri/rules/product.ts';
import { Link } from 'wouter';
import { OfflineBanner } from '../shell/offline-banner.tsx';
import { useText } from '../platform/text.ts';
import { logo } from '../art/logo.ts';
import { Art } from '../ui/svg.tsx';

/** What stands before the console: a name, a form. */
export function GateFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <>
      <OfflineBanner />
      <main className="gate" id="main">
        <Link className="brand" href="/">
          <Art svg={logo(36)} />
          <span>{product.name}</span>
        </Link>
        <p className="caption">{t('staffConsole')}</p>
        <h1 className="h1">{title}</h1>
        {children}
      </main>
    </>
  );
}
