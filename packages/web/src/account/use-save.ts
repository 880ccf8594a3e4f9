import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';

/** Runs a change and says how it went; whether it was done. */
export function useSave(): (change: () => Promise<unknown>, done?: string) => Promise<boolean> {
  const t = useText();
  return async (change, done) => {
    try {
      await change();
      toast({ title: done ?? t('profileSaved') });
      return true;
    } catch (error) {
      toast({ title: t('profileNotSaved'), text: serverMessage(error, t('profileTryLater')), tone: 'bad' });
      return false;
    }
  };
}
