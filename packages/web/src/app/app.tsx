import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Router } from 'wouter';
import { Toaster } from '../ui/toast.tsx';
import { applyLooks, language, sun, theme } from './preferences.ts';
import { queryClient } from './query.ts';
import { Screens } from './router.tsx';
import { session } from './session.ts';
import { useStreamConnection } from './stream.ts';
import { useChosenLanguage, useText } from './text.ts';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/parts.css';

function Live() {
  useStreamConnection(session.use() !== null);
  useChosenLanguage();
  const looks = `${theme.use()} ${sun.use()} ${language.use()}`;
  useEffect(() => {
    applyLooks();
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', applyLooks);
    return () => dark.removeEventListener('change', applyLooks);
  }, [looks]);
  return null;
}

function SkipLink() {
  return (
    <a className="skip" href="#main">
      {useText()('skipToContent')}
    </a>
  );
}

/** The whole app. `path` is given when a page is made before it is asked for. */
export function App({ path }: { path?: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router {...(path === undefined ? {} : { ssrPath: path })}>
        <SkipLink />
        <Screens />
        {path === undefined ? <Live /> : null}
        <Toaster />
      </Router>
    </QueryClientProvider>
  );
}
