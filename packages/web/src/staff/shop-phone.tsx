import type { FormEvent } from 'react';
import type { BoardMerchant } from '@safiri/contract/orders/shapes.ts';
import { fieldMessage, wasRefused } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useShopChange } from './board-api.ts';
import { NotDone } from './not-done.tsx';

/** At which number customers with an order reach the shop; an empty one takes it away. */
export function ShopPhone({ merchant }: { merchant: BoardMerchant }) {
  const t = useText();
  const { busy, change, go } = useShopChange(merchant.id);
  const wrong = fieldMessage(change.error, 'phone');
  const clash = wasRefused(change.error, 'changed_meanwhile');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const phone = String(new FormData(event.currentTarget).get('phone')).trim();
    go({ phone: phone === '' ? null : phone, version: merchant.version });
  };
  return (
    <Unfold className="card doc" lineClass="h2" line={t('boardPhone')}>
      <form className="form" onSubmit={submit}>
        <Field
          // What somebody else has saved meanwhile stands in it.
          key={merchant.phone}
          label={t('boardPhoneOf')}
          hint={t('boardPhoneHint')}
          name="phone"
          type="tel"
          minLength={6}
          maxLength={24}
          autoComplete="off"
          defaultValue={merchant.phone ?? ''}
          error={wrong}
        />
        <Button type="submit" busy={busy}>
          {t('boardSavePhone')}
        </Button>
        {wrong === undefined && !clash ? <NotDone step={change} /> : null}
        {clash ? (
          <p className="field-error" role="alert">
            {t('boardPhoneMeanwhile')}
          </p>
        ) : null}
      </form>
    </Unfold>
  );
}
