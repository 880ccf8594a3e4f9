import { languages } from '@safiri/rules/languages.ts';
import type { LegalText } from '@safiri/rules/brand/brand.ts';
import { Link } from 'wouter';
import { BackHead } from '../common/back-head.tsx';
import { lawPages } from '../common/law-links.tsx';
import { ApiError } from '../platform/api-client.ts';
import { language } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { useLegalText } from './api.ts';
import { Law } from '../common/law.tsx';

function LawBody({ of }: { of: LegalText }) {
  const t = useText();
  const law = useLegalText(of);
  if (law.isPending) return <Skeleton height={320} />;
  if (law.isError) {
    const isNone = law.error instanceof ApiError && law.error.status === 404;
    if (!isNone) return <ErrorCard text={t('lawNotLoaded')} onRetry={() => void law.refetch()} />;
    return (
      <EmptyState text={t('lawNone')}>
        <Link className="button soft" href="/help">
          {t('helpTitle')}
        </Link>
      </EmptyState>
    );
  }
  const { html, version, language: written } = law.data;
  return (
    <>
      <p className="caption num">
        {t('lawVersion', { n: version })} {written === language.get() ? null : t('lawOther', { language: languages[written].name })}
      </p>
      <Law html={html} lang={written} />
    </>
  );
}

/** A text of the law by itself. */
export function LawScreen({ of }: { of: LegalText }) {
  const t = useText();
  return (
    <AppShell>
      <main className="page narrow" id="main">
        <BackHead title={t(lawPages[of].title)} href="/" />
        <LawBody of={of} />
      </main>
    </AppShell>
  );
}
