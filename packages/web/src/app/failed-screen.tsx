import { useEffect, useEffectEvent } from 'react';
import { Link } from 'wouter';
import { ErrorCard } from '../ui/states.tsx';
import { useOnline } from './connection.ts';
import { NotFetched } from './lazy-again.tsx';
import { session } from './session.ts';
import { AppShell } from './shell.tsx';
import { useText } from './text.ts';

/** A network that has just come back may need a moment: so often, and so far apart, a screen's code is asked for again. */
const AGAIN = { times: 3, afterMs: 2000 };
let tries = 0;

/** In place of a screen that failed, or could not be fetched: the way to try again, the way on, and to help. */
export function FailedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  const online = useOnline();
  const signedIn = session.use() !== null;
  const missing = error instanceof NotFetched;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!online) tries = 0;
    if (!missing || !online || tries >= AGAIN.times) return undefined;
    const timer = setTimeout(() => {
      tries += 1;
      retry();
    }, AGAIN.afterMs);
    return () => clearTimeout(timer);
  }, [missing, online]);
  const said = (
    <main className="page narrow" id="main">
      <ErrorCard
        text={t(missing && !online ? 'screenMissing' : 'screenFailed')}
        // With a network and still without its code, the whole app may be of yesterday.
        onRetry={missing && online ? () => location.reload() : onRetry}
      />
      {signedIn ? (
        <Link className="btn s" href="/safety">
          {t('emergencyHelp')}
        </Link>
      ) : (
        <a className="btn s" href="tel:10111">
          {t('callPolice')}
        </a>
      )}
    </main>
  );
  return signedIn ? <AppShell>{said}</AppShell> : said;
}
