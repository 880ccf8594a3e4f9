import { useState } from 'react';
import type { PackagePurchase } from '@safiri/contract/subscriptions/market-calls.ts';
import { serverMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { useGiveBack } from './api.ts';

/** Gives a package back that was not used yet, once that is sure. */
export function GiveBack({ row, name }: { row: PackagePurchase; name: string }) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  const giveBack = useGiveBack();
  const sum = money(row.price, row.countryId, row.decimals);
  const give = () =>
    giveBack.mutate(
      { id: row.id },
      {
        onSuccess: () => {
          setAsked(false);
          toast({ title: t('ownPackageGiven', { price: sum }) });
        },
        onError: (error) => toast({ title: t('ownPackageKept'), text: serverMessage(error, t('packageFailed')), tone: 'bad' }),
      },
    );
  return (
    <>
      <Button kind="plain" className="give-back" onClick={() => setAsked(true)}>
        {t('ownPackageGive')}
      </Button>
      <Dialog open={asked} onClose={() => setAsked(false)} title={name}>
        <p>{t('ownPackageGiveSure', { price: sum })}</p>
        <Button full busy={giveBack.isPending} onClick={give}>
          {t('ownPackageGive')}
        </Button>
      </Dialog>
    </>
  );
}
