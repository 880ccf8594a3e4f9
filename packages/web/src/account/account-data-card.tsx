import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useExport, useRemoveAccount } from './api.ts';
import { useSave } from './use-save.ts';

/** A copy of one's data, and the end of the account. */
export function AccountDataCard({ hasPassword }: { hasPassword: boolean }) {
  const t = useText();
  const save = useSave();
  const remove = useRemoveAccount();
  const download = useExport();
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = hasPassword ? String(new FormData(event.currentTarget).get('password')) : undefined;
    if (!(await save(() => remove.mutateAsync(password), t('settingsDeleted')))) return;
    session.set(null);
    go('/');
  };
  return (
    <section className="card doc" aria-label={t('settingsData')}>
      <h2 className="h2">{t('settingsData')}</h2>
      <Button kind="soft" busy={download.isPending} onClick={() => void save(() => download.mutateAsync(), t('settingsExported'))}>
        {t('settingsExport')}
      </Button>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t('settingsDelete')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('settingsDelete')}>
        <form className="stack" onSubmit={(event) => void submit(event)}>
          <p>{t('settingsDeleteText')}</p>
          {hasPassword ? <PasswordField label={t('settingsPasswordNow')} /> : null}
          <Button type="submit" kind="danger" busy={remove.isPending}>
            {t('settingsDeleteDo')}
          </Button>
        </form>
      </Dialog>
    </section>
  );
}
