import { useEffect, useRef } from 'react';

/** What browsers that know Web OTP add to the credentials of the platform. */
interface OneTimeCodeRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

/** Takes the code from the message where the browser can (Web OTP); everywhere else it is typed, or offered by the keyboard. */
export function useOneTimeCode(take: (code: string) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const gone = new AbortController();
    const request: OneTimeCodeRequest = { otp: { transport: ['sms'] }, signal: gone.signal };
    navigator.credentials
      .get(request)
      .then((given) => {
        if (given !== null && 'code' in given && typeof given.code === 'string') latest.current(given.code);
      })
      // The person said no, or typed it.
      .catch(() => {});
    return () => gone.abort();
    // Asked once for each code that is waited for.
  }, []);
}
