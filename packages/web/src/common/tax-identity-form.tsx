import type { TaxIdentity } from '@safiri/contract/invoices/shapes.ts';
import { useState, type FormEvent } from 'react';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { brand } from '../platform/brand.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { PrintedIdentity, type IdentityFields, type Taxpayer } from './printed-identity.tsx';

interface Props {
  readonly identity: TaxIdentity | null;
  readonly of: Taxpayer;
  readonly save: (fields: IdentityFields) => Promise<unknown>;
}

/** As whom a driver or a shop is registered for taxes: what it says now, and the way to change it. What will be printed is shown before it is saved. */
export function TaxIdentityForm({ identity, of, save }: Props) {
  const t = useText();
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState<IdentityFields>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = (name: string) => String(form.get(name)).trim();
    setFailed(undefined);
    setAsked({ name: said('name'), address: said('address'), taxNumber: said('taxNumber') });
  };
  const confirm = async (fields: IdentityFields) => {
    setBusy(true);
    try {
      await save(fields);
      setEditing(false);
      toast({ title: t('taxIdentitySaved') });
    } catch (error) {
      setFailed(error);
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  };
  const wrong = fieldMessage(failed, 'taxNumber');
  return (
    <section className="card doc" aria-label={t('taxIdentityTitle')}>
      <h2 className="h2">{t('taxIdentityTitle')}</h2>
      <p className="caption">{t('taxIdentityWhy')}</p>
      {editing ? (
        <form className="form" onSubmit={ask}>
          <Field label={t('taxIdentityName')} name="name" defaultValue={identity?.name} required maxLength={120} />
          <Field
            label={t('taxIdentityAddress')}
            name="address"
            defaultValue={identity?.address}
            required
            maxLength={200}
            hint={of === 'driver' ? t('taxIdentityHome', { operator: brand.name }) : undefined}
          />
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
          <Button type="submit" full>
            {t('taxIdentityNext')}
          </Button>
          <Dialog open={asked !== undefined} onClose={() => setAsked(undefined)} title={t('taxIdentityCheck')}>
            {asked === undefined ? null : (
              <PrintedIdentity
                of={of}
                fields={asked}
                busy={busy}
                onConfirm={() => void confirm(asked)}
                onBack={() => setAsked(undefined)}
              />
            )}
          </Dialog>
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
