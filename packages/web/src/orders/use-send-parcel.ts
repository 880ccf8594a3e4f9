import type { ParcelQuote } from '@safiri/contract/orders/shapes.ts';
import { useRef } from 'react';
import { clientNumber } from '@safiri/rules/orders/order-life.ts';
import { useLocation } from 'wouter';
import { useChosenMethod } from '../common/chosen-method.ts';
import { useSplit } from '../common/split-payment.ts';
import { ApiError, serverMessage } from '../platform/api-client.ts';
import { country } from '../platform/preferences.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { renewParcelQuotes, useRequestParcel } from './api.ts';
import { parcelBody, vehicleOf, type ParcelDraft } from './parcel-draft.ts';

/** Sends a parcel once, however often it is pressed, and leads to its page. */
export function useSendParcel(quote: ParcelQuote | undefined, draft: ParcelDraft) {
  const t = useText();
  const [, go] = useLocation();
  const userId = session.use()?.id ?? 0;
  const own = country.use();
  const countryId = quote?.countryId ?? own;
  const method = useChosenMethod(countryId);
  const { chosen: split, isComing } = useSplit(vehicleOf(draft, quote)?.price.fare, countryId);
  const request = useRequestParcel();
  const number = useRef<{ of: string; number: string }>(undefined);

  function send(): void {
    const by = split === undefined ? { method } : { method: 'cash', walletPart: split.wallet };
    const body = parcelBody(draft, { userId, ...by }, quote);
    if (body === undefined) return;
    // The same form sent again is the same parcel, at a newer price too; a changed one is another.
    const of = JSON.stringify({ ...body, quoteId: undefined, estimatedCost: undefined, walletPart: undefined });
    if (number.current?.of !== of) number.current = { of, number: clientNumber('parcel', Date.now()) };
    request.mutate(
      { ...body, trackingNumber: number.current.number },
      {
        onSuccess: ({ id }) => {
          toast({ title: t('parcelRequestedTitle'), text: t('parcelRequested') });
          go(`/orders?order=${id}`, { replace: true });
        },
        onError: (error) => {
          renewParcelQuotes();
          const known = error instanceof ApiError && error.status < 500;
          toast({ title: t('error'), text: known ? serverMessage(error, t('parcelFailed')) : t('parcelFailed'), tone: 'bad' });
        },
      },
    );
  }
  return { send, isPending: request.isPending, isComing };
}
