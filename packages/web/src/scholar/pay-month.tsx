import type { Seat } from '@safiri/contract/scholar/calls.ts';
import { scholarPaths } from '@safiri/contract/scholar/paths.ts';
import { DirectPurchasePart } from '../common/direct-purchase-part.tsx';
import { callApi } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { askForSeats } from './api.ts';

/** The month that the wallet lacks, by a provider at once. */
export function PayMonth({ seat: { id, countryId, keptUntil } }: { seat: Seat }) {
  const t = useText();
  const params = { id: String(id) };
  return (
    <DirectPurchasePart
      queryKey={[scholarPaths.paymentWays, id]}
      countryId={countryId}
      isOnlyWay={keptUntil !== null}
      load={() => callApi(scholarPaths.paymentWays, { params })}
      begin={({ key, ...body }) => callApi(scholarPaths.startPayment, { params, body, idempotencyKey: key })}
      onPaid={() => {
        askForSeats();
        toast({ title: t('scholarMonthPaid') });
      }}
    />
  );
}
