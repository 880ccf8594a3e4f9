import { useMutation, useQuery } from '@tanstack/react-query';
import { accountPaths } from '@safiri/contract/account/paths.ts';
import { authPaths } from '@safiri/contract/auth/paths.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import type * as calls from '@safiri/contract/auth/calls.ts';
import type * as handedCode from '@safiri/contract/auth/handed-code-calls.ts';
import { QUICK_LOGIN_MIN_CHARS, RECENT_USERS_CACHE_SECONDS } from '@safiri/rules/auth/limits.ts';
import { callApi, wasRefused } from '../platform/api-client.ts';
import { callByDevice, callByDeviceWithProof } from '../platform/call-by-device.ts';
import { language } from '../platform/preferences.ts';
import { queryClient } from '../platform/query.ts';
import { renewSession } from '../platform/session.ts';
import { settleSignOut } from '../platform/pending-sign-out.ts';

/** A sign-out that is still owed comes first, or not at all. */
const signingIn = async <T>(call: () => Promise<T>): Promise<T> => {
  await settleSignOut();
  return call();
};

export const useLogin = () =>
  useMutation({ mutationFn: (body: BodyIn<typeof calls.login>) => signingIn(() => callByDeviceWithProof(authPaths.login, { body })) });
export const useRegister = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof calls.register>) => signingIn(() => callByDeviceWithProof(authPaths.register, { body })),
  });
export const useAskCode = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof calls.askCode>) =>
      callByDeviceWithProof(authPaths.askCode, { body: { language: language.get(), ...body } }),
  });
export const useSignInByCode = () =>
  useMutation({ mutationFn: (body: BodyIn<typeof calls.signInByCode>) => signingIn(() => callByDevice(authPaths.signInByCode, { body })) });
export const useAnswerInvitation = () =>
  useMutation({ mutationFn: (isMe: boolean) => signingIn(() => callByDevice(authPaths.answerInvitation, { body: { isMe } })) });
export const useHandedCode = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof handedCode.useHandedCode>) =>
      signingIn(() => callByDeviceWithProof(authPaths.useHandedCode, { body })),
  });
export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => callApi(authPaths.forgotPassword, { body: { email } }) });
export const useResetPassword = () =>
  useMutation({ mutationFn: (body: BodyIn<typeof calls.resetPassword>) => callApi(authPaths.resetPassword, { body }) });
const quickLogin = (userId: number) => callByDevice(authPaths.quickLogin, { body: { userId } });
/** One that set out before another tab got a newer secret of the device is sent again, with that. */
const isOvertaken = (error: unknown) => wasRefused(error, 'device_overtaken');
export const useQuickLogin = () =>
  useMutation({
    mutationFn: (userId: number) =>
      signingIn(() =>
        quickLogin(userId).catch((error: unknown) => {
          if (!isOvertaken(error)) throw error;
          return quickLogin(userId);
        }),
      ),
  });
export const useConfirmPassword = () =>
  useMutation({ mutationFn: (password: string) => callApi(authPaths.confirmPassword, { body: { password } }) });
export const useConfirmByCode = () =>
  useMutation({ mutationFn: (code: string) => callByDevice(authPaths.confirmByCode, { body: { code } }) });
/** Takes the number that the code went to. */
export const useChangePhone = () =>
  useMutation({
    mutationFn: (code: string) => callByDevice(accountPaths.changePhone, { body: { code } }),
    onSuccess: (account) => {
      queryClient.setQueryData([accountPaths.get], account);
      renewSession(account.user);
    },
  });
/** A new password right after a code was given. */
export const useNewPassword = () =>
  useMutation({ mutationFn: (newPassword: string) => callApi(accountPaths.setPassword, { body: { newPassword } }) });
/** Forgets every account on this device; how many are listed all the same, as the demo's are. */
export const useForgetDevice = () =>
  useMutation({
    mutationFn: async () => {
      await callByDevice(authPaths.forgetDevice, { body: {} });
      queryClient.removeQueries({ queryKey: [authPaths.searchUsers] });
      const left = await callByDevice(authPaths.recentUsers);
      queryClient.setQueryData([authPaths.recentUsers], left);
      return left.length;
    },
  });

/** Accounts of this device; this list alone counts as stale after five minutes (spec: foundations §7). */
export const useRecentUsers = () =>
  useQuery({
    queryKey: [authPaths.recentUsers],
    queryFn: () => callByDevice(authPaths.recentUsers),
    staleTime: RECENT_USERS_CACHE_SECONDS * 1000,
  });

export const useSearchUsers = (text: string) =>
  useQuery({
    queryKey: [authPaths.searchUsers, text],
    queryFn: () => callByDevice(authPaths.searchUsers, { query: { q: text } }),
    enabled: text.trim().length >= QUICK_LOGIN_MIN_CHARS,
  });
