import { useMutation } from '@tanstack/react-query';
import { sessionPaths } from '@safiri/contract/auth/session-paths.ts';
import { useLocation } from 'wouter';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { callApi, serverMessage, isRetryable } from '../platform/api-client.ts';
import { oweSignOut } from '../platform/pending-sign-out.ts';
import { session, whileSigningOut } from '../platform/session.ts';
import { useText } from '../platform/text.ts';

/**
 * Ends the server's session, and returns to /; what is personal in this browser goes with the person (forget.ts). Without a
 * network the person is out at once, and the server is told when there is one.
 */
export function SignOutButton() {
  const t = useText();
  const [, go] = useLocation();
  const leave = () => {
    session.set(null);
    go('/');
  };
  const signOut = useMutation({
    mutationFn: () =>
      whileSigningOut(async () => {
        await callApi(sessionPaths.logout, { on401: 'nothing' });
        leave();
      }),
    onError: (error) => {
      if (!isRetryable(error)) {
        toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
        return;
      }
      oweSignOut();
      leave();
    },
  });
  return (
    <Button kind="soft" small busy={signOut.isPending} onClick={() => signOut.mutate()}>
      {t('signOut')}
    </Button>
  );
}
