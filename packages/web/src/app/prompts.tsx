import { Suspense } from 'react';
import { ChangePhoneDialog } from '../auth/change-phone-dialog.tsx';
import { ConfirmPasswordDialog } from '../auth/confirm-password-dialog.tsx';
import { useConsentPrompt } from '../platform/consent-prompt.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';

const ConsentDialog = lazyPart(async () => {
  const [{ ConsentDialog }] = await Promise.all([import('../brand/consent-dialog.tsx'), enterRoom('brand')]);
  return ConsentDialog;
});

/** What may be asked of somebody on any screen: the new number, above it the password that its code is asked for with, and to agree. */
export function Prompts() {
  const consent = useConsentPrompt();
  return (
    <>
      <ChangePhoneDialog />
      <ConfirmPasswordDialog />
      {consent === null ? null : (
        <Suspense fallback={null}>
          <ConsentDialog />
        </Suspense>
      )}
    </>
  );
}
