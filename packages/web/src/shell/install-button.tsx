import { Button } from '../ui/button.tsx';
import { useInstall } from '../platform/install.ts';
import { useText } from '../platform/text.ts';

/** Shown only when the browser offers an install prompt (spec: foundations §2 Landing screen). */
export function InstallButton() {
  const t = useText();
  const install = useInstall();
  if (install === null) return null;
  return (
    <Button kind="plain" small icon="download" onClick={install}>
      {t('installApp')}
    </Button>
  );
}
