import { useEffect, useState } from 'react';
import { useText } from '../app/text.ts';
import { Button } from '../ui/button.tsx';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Shown only when the browser offers an install prompt (spec: foundations §2 Landing screen). */
export function InstallButton() {
  const t = useText();
  const [offered, setOffered] = useState<InstallPrompt | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setOffered(event as InstallPrompt);
    };
    addEventListener('beforeinstallprompt', keep);
    return () => removeEventListener('beforeinstallprompt', keep);
  }, []);
  if (offered === null) return null;
  return (
    <Button kind="plain" small icon="download" onClick={() => void offered.prompt().finally(() => setOffered(null))}>
      {t('installApp')}
    </Button>
  );
}
