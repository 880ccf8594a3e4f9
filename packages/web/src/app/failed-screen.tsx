import { useEffect, useEffectEvent } from 'react';
import { Link } from 'wouter';
import { Brand } from '../common/brand.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useOnline } from '../platform/connection.ts';
import { NotFetched } from '../platform/lazy-screen.tsx';
import { numbersIn } from '../platform/instance.ts';
import { country } from '../platform/preferences.ts';
import { homeOf, session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';

/** A network that has just come back may need a moment: so often, and so far apart, a screen's code is asked for again. */
const AGAIN = { times: 3, afterMs: 2000 };
let tries = 0;

/**
 * In place of a screen that failed, or could not be fetched: the way to try again, the way on, and to help. It comes with the
 * app itself and so stands on nothing that may be missing too.
 */
export function FailedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  const online = useOnline();
  const user = session.use();
  const police = numbersIn(country.use())?.police;
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
  return (
    <main className="page narrow failed-page" id="main">
      <Brand href={user === null ? '/' : homeOf(user)} size={30} />
      <ErrorCard
        whole
        text={t(missing && !online ? 'screenMissing' : 'screenFailed')}
        // With a network and still without its code, the whole app may be of yesterday.
        onRetry={missing && online ? () => location.reload() : onRetry}
      />
      <nav className="stack failed-ways" aria-label={t('mainMenu')}>
        <Link className="button soft" href={user === null ? '/' : homeOf(user)}>
          <Icon name="home" size={22} />
          {t('home')}
        </Link>
        {user === null ? (
          police === undefined ? null : (
            <a className="button soft" href={`tel:${police}`}>
              <Icon name="phone" size={22} />
              {t('callPolice', { number: police })}
            </a>
          )
        ) : (
          <Link className="button soft" href="/safety">
            <Icon name="shield" size={22} />
            {t('emergencyHelp')}
          </Link>
        )}
      </nav>
    </main>
  );
}
