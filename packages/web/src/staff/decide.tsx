import type { ReactNode } from 'react';
import type { AnyKey } from '@safiri/contract/all-calls.ts';
import type { CallOptions } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { useDecision } from './api.ts';
import { NotDone } from './not-done.tsx';

/** Makes decisions about one driver; whether it was done, and what stands beside the buttons when it was not. */
export function useDecide(driverId: number): {
  busy: boolean;
  decide: <K extends AnyKey>(key: K, parts: CallOptions<K>) => Promise<boolean>;
  failed: ReactNode;
  /** Why the last one was not done; null once it was. */
  error: unknown;
} {
  const t = useText();
  const decision = useDecision(driverId);
  return {
    busy: decision.isPending,
    error: decision.error,
    failed: <NotDone step={decision} />,
    async decide(key, parts) {
      try {
        await decision.mutateAsync({ key, parts: parts as unknown as CallOptions<AnyKey> });
        toast({ title: t('reviewDone') });
        return true;
      } catch {
        return false;
      }
    },
  };
}
