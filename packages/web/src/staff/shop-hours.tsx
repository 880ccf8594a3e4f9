import { useState } from 'react';
import type { BoardMerchant } from '@safiri/contract/orders/shapes.ts';
import { formatShopHours, parseShopHours, type ShopHours as ShopHoursOf } from '@safiri/rules/catalogue/shop-hours.ts';
import { wasRefused } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useShopChange } from './board-api.ts';
import { Meanwhile } from './meanwhile.tsx';
import { NotDone } from './not-done.tsx';
import { OtherDaysForm } from './shop-other-days.tsx';
import { ShopWeek } from './shop-week.tsx';

/** The shop's week and its other days, a row for each; hours that no row can show are a line in their syntax. */
export function ShopHours({ merchant }: { merchant: BoardMerchant }) {
  const t = useText();
  const { busy, change } = useShopChange(merchant.id);
  const [draft, setDraft] = useState<string>();
  // Whoever begins to change hours changes those, whatever becomes of them meanwhile.
  const [version, setVersion] = useState(merchant.version);
  const hours = draft ?? merchant.hours;
  const read = parseShopHours(hours);
  const edit = (next: string) => {
    if (draft === undefined) setVersion(merchant.version);
    setDraft(next);
  };
  const save = (over: number) =>
    change.mutate(
      { hours, version: over },
      {
        onSuccess: () => {
          setDraft(undefined);
          toast({ title: t('reviewDone') });
        },
      },
    );
  const put = (next: ShopHoursOf) => edit(formatShopHours(next));
  const clash = wasRefused(change.error, 'changed_meanwhile');
  return (
    <Unfold className="card doc shop-hours" lineClass="h2" line={t('boardHours')}>
      {read === undefined ? (
        <Field
          label={t('boardHours')}
          hint={t('boardHoursHint')}
          value={hours}
          maxLength={1500}
          onChange={(event) => edit(event.target.value)}
        />
      ) : (
        <>
          <ShopWeek week={read.week} busy={busy} onChange={(week) => put({ ...read, week })} />
          <OtherDaysForm days={read.otherDays} onChange={(otherDays) => put({ ...read, otherDays })} />
        </>
      )}
      {hours === merchant.hours ? null : (
        <Button busy={busy} onClick={() => save(version)}>
          {t('boardSaveHours')}
        </Button>
      )}
      {clash ? (
        <Meanwhile
          title={t('shopChangedMeanwhile')}
          busy={busy}
          onTheirs={() => {
            setDraft(undefined);
            change.reset();
          }}
          onMine={() => save(merchant.version)}
        >
          <p className="num">{merchant.hours}</p>
        </Meanwhile>
      ) : (
        <NotDone step={change} />
      )}
    </Unfold>
  );
}
