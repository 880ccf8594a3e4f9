import { useState } from 'react';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { askCode } from '@safiri/contract/auth/calls.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { useAskCode } from './api.ts';
import type { SentCode } from './code-step.tsx';

/** A code that is asked for, and asked for again, for one purpose. */
export function useCode(purpose: BodyIn<typeof askCode>['for']) {
  const t = useText();
  const ask = useAskCode();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [number, setNumber] = useState<{ phone?: string; countryId?: BodyIn<typeof askCode>['countryId'] }>({});
  const send = (to: typeof number = number) => {
    setNumber(to);
    ask.mutate({ for: purpose, ...to }, { onSuccess: (reply) => setSent({ ...reply, at: Date.now() }) });
  };
  const error = ask.isError ? (fieldMessage(ask.error, 'phone') ?? serverMessage(ask.error, t('codeNotSent'))) : undefined;
  return { sent, number, send, again: () => send(), forget: () => setSent(null), sending: ask.isPending, error };
}
