import { invoicePaths } from '@safiri/contract/invoices/paths.ts';
import { TaxIdentityForm } from '../common/tax-identity-form.tsx';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useTaxIdentity } from './api.ts';

/** As whom a driver is registered for taxes, on their profile. */
export function OwnTaxIdentity() {
  const t = useText();
  const identity = useTaxIdentity();
  if (identity.isPending) return <Skeleton height={140} />;
  if (identity.isError) return <ErrorCard text={t('taxIdentityNotLoaded')} onRetry={() => void identity.refetch()} />;
  return (
    <TaxIdentityForm
      of="driver"
      identity={identity.data}
      save={async (body) => queryClient.setQueryData([invoicePaths.ownIdentity], await callApi(invoicePaths.setOwnIdentity, { body }))}
    />
  );
}
