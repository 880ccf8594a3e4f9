import { useQuery } from '@tanstack/react-query';
import { invoiceStaffPaths } from '@safiri/contract/invoices/paths.ts';
import { TaxIdentityForm } from '../common/tax-identity-form.tsx';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';

/** As whom a shop is registered for taxes. */
export function ShopTax({ merchantId }: { merchantId: number }) {
  const t = useText();
  const key = [invoiceStaffPaths.shopIdentity, merchantId];
  const params = { id: String(merchantId) };
  const identity = useQuery({ queryKey: key, queryFn: () => callApi(invoiceStaffPaths.shopIdentity, { params }) });
  if (identity.isPending) return <Skeleton height={140} />;
  if (identity.isError) return <ErrorCard text={t('taxIdentityNotLoaded')} onRetry={() => void identity.refetch()} />;
  return (
    <TaxIdentityForm
      of="shop"
      identity={identity.data}
      save={async (body) => queryClient.setQueryData(key, await callApi(invoiceStaffPaths.setShopIdentity, { params, body }))}
    />
  );
}
