import type { TaxIdentity } from '@safiri/contract/invoices/shapes.ts';
import { useState, type FormEvent } from 'react';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';

type Fields = Pick<TaxIdentity, 'name' | 'address' | 'taxNumber'>;

/** As whom a driver or a shop is registered for taxes: what it says now, and the way to change it. */
export function TaxIdentityForm({ identity, save }: { identity: TaxIdentity | null; save: (fields: Fields) => Promise<unknown> }) {
  const t = useText();
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = (name: string) => String(form.get(name)).trim();
    setBusy(true);
    setFailed(undefined);
    try {
      await save({ name: said('name'), address: said('address'), taxNumber: said('taxNumber') });
      setEditing(false);
      toast({ title: t('taxIdentitySaved') });
    } catch (error) {
      setFailed(error);
    } finally {
      setBusy(false);
    }
  };
  const wrong = fieldMessage(failed, 'taxNumber');
  return (
    <section className="card doc" aria-label={t('taxIdentityTitle')}>
      <h2 className="h2">{t('taxIdentityTitle')}</h2>
      <p className="caption">{t('taxIdentityWhy')}</p>
      {editing ? (
        <form className="form" onSubmit={(event) => void submit(event)}>
          <Field label={t('taxIdentityName')} name="name" defaultValue={identity?.name} required maxLength={120} />
          <Field label={t('taxIdentityAddress')} name="address" defaultValue={identity?.address} required maxLength={200} />
          <Field
            label={t('taxIdentityNumber')}
            name="taxNumber"
            defaultValue={identity?.taxNumber}
            required
            maxLength={30}
            autoCapitalize="characters"
            error={wrong === undefined ? undefined : t('taxIdentityWrong')}
          />
          {failed === undefined || wrong !== undefined ? null : (
            <p className="field-error" role="alert">
              {serverMessage(failed, t('taxIdentityNotSaved'))}
            </p>
          )}
          <Button type="submit" full busy={busy}>
            {t('taxIdentitySave')}
          </Button>
        </form>
      ) : (
        <>
          {identity === null ? null : (
            <p className="num">
              {identity.name}
              <br />
              {identity.address}
              <br />
              {identity.taxNumber}
            </p>
          )}
          <Button kind="soft" small icon="pencil" onClick={() => setEditing(true)}>
            {t(identity === null ? 'taxIdentityAdd' : 'taxIdentityChange')}
          </Button>
        </>
      )}
    </section>
  );
}
