import type { TextKey } from 'virtual:texts/keys';
import { accountPaths } from '@safiri/contract/account/paths.ts';
import { authPaths } from '@safiri/contract/auth/paths.ts';
import { identityPaths } from '@safiri/contract/identity/paths.ts';
import { sharingPaths } from '@safiri/contract/sharing/paths.ts';
import { uploadPaths } from '@safiri/contract/uploads/paths.ts';
import { verificationPaths } from '@safiri/contract/verification/paths.ts';

const acts: Readonly<Record<string, TextKey>> = {
  [accountPaths.change]: 'actSaveProfile',
  [accountPaths.setPassword]: 'actSetPassword',
  [accountPaths.setEmail]: 'actSetEmail',
  [accountPaths.signOutDevices]: 'actSignOutDevices',
  [accountPaths.remove]: 'actDeleteAccount',
  [accountPaths.exportData]: 'actExport',
  [sharingPaths.addContact]: 'actSaveContact',
  [sharingPaths.changeContact]: 'actSaveContact',
  [sharingPaths.removeContact]: 'actRemoveContact',
  [verificationPaths.sendDocument]: 'actSendDocument',
  [verificationPaths.addVehicle]: 'actSaveVehicle',
  [verificationPaths.setVehicle]: 'actSaveVehicle',
  [verificationPaths.changeOwnVehicle]: 'actSaveVehicle',
  [verificationPaths.dropVehicle]: 'actRemoveVehicle',
  [identityPaths.send]: 'actSendCheck',
  [identityPaths.withdraw]: 'actWithdrawCheck',
  [uploadPaths.read]: 'actOpenDocument',
};

/**
 * What a call does that waits for the password, as its button says it; "Confirm" where a call has no words of its own.
 * @param isProven whether the person's number is: who is signed in asks for a code to confirm it, or to have another one
 */
export function guardedAct(key: string | undefined, isProven: boolean): TextKey {
  if (key === authPaths.askCode) return isProven ? 'actChangeNumber' : 'actConfirmNumber';
  return acts[key ?? ''] ?? 'actConfirm';
}
