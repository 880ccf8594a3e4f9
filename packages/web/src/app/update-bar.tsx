import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { useText } from '../platform/text.ts';
import { activateNewVersion } from '../platform/service-worker.ts';

/** Says that a new version is ready, and loads it when the person wants to: never by itself, and nothing is said during a trip. */
export function UpdateBar() {
  const t = useText();
  const [path] = useLocation();
  const [later, setLater] = useState(false);
  if (later || path === '/active-ride') return null;
  return (
    <div className="update-bar">
      <Icon name="download" size={20} />
      <span className="grow">{t('updateReady')}</span>
      <Button kind="accent" small onClick={() => void activateNewVersion()}>
        {t('updateNow')}
      </Button>
      <button type="button" className="update-later" aria-label={t('notNow')} onClick={() => setLater(true)}>
        <Icon name="x" size={18} />
      </button>
    </div>
  );
}
