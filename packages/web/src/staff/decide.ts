import type { AnyKey } from '@safiri/contract/all-calls.ts';
import { serverMessage, type CallOptions } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { useDecision } from './api.ts';

/** Makes decisions about one driver and says how it went; whether it was done. */
export function useDecide(driverId: number): {
  busy: boolean;
  decide: <K extends AnyKey>(key: K, parts: CallOptions<K>) => Promise<boolean>;
} {
  const t = useText();
  const decision = useDecision(driverId);
  return {
    busy: decision.isPending,
    async decide(key, parts) {
      try {
        await decision.mutateAsync({ key, parts: parts as unknown as CallOptions<AnyKey> });
        toast({ title: t('reviewDone') });
        return true;
      } catch (error) {
        toast({ title: t('reviewFailed'), text: serverMessage(error, t('staffTryLater')), tone: 'bad' });
        return false;
      }
    },
  };
}
