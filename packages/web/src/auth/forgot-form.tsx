import type { FormEvent } from 'react';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { useForgotPassword } from './api.ts';

/** A successful request returns to login (spec: foundations §4); one that can reach no mailbox says so. */
export function ForgotForm({ onBack, title = false }: { onBack: () => void; title?: boolean }) {
  const t = useText();
  const forgot = useForgotPassword();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    forgot.mutate(String(new FormData(event.currentTarget).get('email')), {
      onSuccess: ({ mail }) => {
        if (!mail) {
          toast({ title: t('resetKeptTitle'), text: t('resetKept'), tone: 'bad' });
          return;
        }
        toast({ title: t('resetSentTitle'), text: t('resetSent') });
        onBack();
      },
      onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('resetNotSent')), tone: 'bad' }),
    });
  };
  return (
    <form className="form" onSubmit={submit}>
      {title ? <h1 className="h1">{t('forgotTitle')}</h1> : null}
      <p className="muted">{t(title ? 'forgotText' : 'recoverMailText')}</p>
      <Field label={t('email')} name="email" type="email" required autoComplete="username" maxLength={254} />
      <Button type="submit" kind={title ? 'primary' : 'outline'} busy={forgot.isPending}>
        {t('sendResetLink')}
      </Button>
      <button type="button" className="text-link" onClick={onBack}>
        {t('backToLogin')}
      </button>
    </form>
  );
}
