import { ChangePhoneDialog } from '../auth/change-phone-dialog.tsx';
import { ConfirmPasswordDialog } from '../auth/confirm-password-dialog.tsx';

/** What may be asked of somebody on any screen: the new number, and above it the password that its code is asked for with. */
export function Prompts() {
  return (
    <>
      <ChangePhoneDialog />
      <ConfirmPasswordDialog />
    </>
  );
}
