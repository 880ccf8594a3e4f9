import { useMutation } from '@tanstack/react-query';
import { authPaths } from '@safiri/contract/auth/paths.ts';
import { useLocation } from 'wouter';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { callApi, serverMessage } from './api-client.ts';
import { session } from './session.ts';
import { useText } from './text.ts';

/** Ends the server's session, and returns to /; what is personal in this browser goes with the person (forget.ts). */
export function SignOutButton() {
  const t = useText();
  const [, go] = useLocation();
  const signOut = useMutation({
    mutationFn: () => callApi(authPaths.logout),
    onSuccess: () => {
      session.set(null);
      go('/');
    },
    onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
  });
  return (
    <Button kind="soft" small disabled={signOut.isPending} onClick={() => signOut.mutate()}>
      {t('signOut')}
    </Button>
  );
}
