import { useState } from 'react';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { askCode } from '@safiri/contract/auth/calls.ts';
import type { CodeChannel } from '@safiri/rules/auth/codes.ts';
import { countryHere } from '../common/country-here.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { defaultCountryId } from '@safiri/rules/countries/country.ts';
import { useAskCode } from './api.ts';
import type { SentCode } from './sent-code.ts';

const JOINED = '\u00A0';

/** A number that was just typed, with its country, in one piece: whoever mistyped it sees that. */
const asDialled = (phone: string, dialCode: string) =>
  (phone.startsWith('+') ? phone : `${dialCode} ${phone.replace(/^0/, '')}`).replaceAll(' ', JOINED);

/** A code that is asked for, and asked for again, for one purpose. */
export function useCode(purpose: BodyIn<typeof askCode>['for']) {
  const t = useText();
  const ask = useAskCode();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [number, setNumber] = useState<{ phone?: string; countryId?: BodyIn<typeof askCode>['countryId'] }>({});
  const send = (to: typeof number = number, channel: CodeChannel = 'sms') => {
    setNumber(to);
    const { phone, countryId = defaultCountryId } = to;
    const known = phone === undefined ? {} : { to: asDialled(phone, countryHere(countryId).dialCode) };
    ask.mutate(
      { for: purpose, ...to, ...(channel === 'sms' ? {} : { channel }) },
      { onSuccess: (reply) => setSent({ ...reply, ...known, at: Date.now() }) },
    );
  };
  const error = ask.isError ? (fieldMessage(ask.error, 'phone') ?? serverMessage(ask.error, t('codeNotSent'))) : undefined;
  return {
    sent,
    number,
    send,
    again: (channel?: CodeChannel) => send(number, channel),
    forget: () => setSent(null),
    sending: ask.isPending,
    error,
  };
}
