import { useSyncExternalStore } from 'react';
import { useText } from './text.ts';
import { Icon } from '../ui/svg.tsx';

const watch = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export function useOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}

export function OfflineBanner() {
  const t = useText();
  const online = useOnline();
  return (
    <div role="status" aria-live="polite">
      {online ? null : (
        <p className="off">
          <Icon name="signal" size={20} />
          {t('offlineBanner')}
        </p>
      )}
    </div>
  );
}
