import type { FormEvent } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { ApiError, fieldMessage, serverMessage } from '../platform/api-client.ts';
import { brand } from '../platform/brand.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { GateFrame } from './gate-frame.tsx';
import { useMakeOwner, useOwnerLink, useSetupState } from './setup-api.ts';
import './staff.css';

/** What stands without a link: what the operator does, or that all is done. */
function WithoutLink() {
  const t = useText();
  const state = useSetupState(true);
  if (state.isPending) return <Skeleton height={160} />;
  if (state.isError) return <ErrorCard text={t('firstNotLoaded')} onRetry={() => void state.refetch()} />;
  if (state.data.waitsForOwner) {
    return (
      <div className="stack">
        <p>{t('firstNotYet')}</p>
        <p>{t('firstHow', { command: 'npm run owner' })}</p>
      </div>
    );
  }
  return (
    <div className="stack">
      <p>{t('firstDone')}</p>
      <Link className="text-link" href="/staff">
        {t('firstToConsole')}
      </Link>
    </div>
  );
}

/** The account of whoever has the link. */
function OwnerForm({ token }: { token: string }) {
  const t = useText();
  const [, go] = useLocation();
  const make = useMakeOwner();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name));
    const instance = text('instance').trim();
    make.mutate(
      {
        token,
        name: text('name'),
        email: text('email'),
        phone: text('phone'),
        password: text('password'),
        ...(instance === '' || instance === brand.name ? {} : { instance }),
      },
      { onSuccess: () => go('/staff/setup', { replace: true }) },
    );
  };
  const wrong = (name: string) => fieldMessage(make.error, name);
  const isOfAField = make.error instanceof ApiError && make.error.problem?.errors !== undefined;
  return (
    <form className="form" onSubmit={submit}>
      <p>{t('firstOwnerNote')}</p>
      <Field label={t('firstName')} name="name" required maxLength={80} autoComplete="name" error={wrong('name')} />
      <Field
        label={t('firstEmail')}
        name="email"
        type="email"
        required
        maxLength={200}
        autoComplete="username"
        hint={t('firstEmailHint')}
        error={wrong('email')}
      />
      <Field
        label={t('firstPhone')}
        name="phone"
        type="tel"
        required
        maxLength={24}
        autoComplete="tel"
        hint={t('firstPhoneHint', { phone: '+254 712 345 678' })}
        error={wrong('phone')}
      />
      <PasswordField isNew label={t('firstPassword')} error={wrong('password')} />
      <Field
        label={t('firstInstance')}
        name="instance"
        maxLength={40}
        autoComplete="organization"
        hint={t('firstInstanceHint')}
        defaultValue={brand.name}
        error={wrong('instance')}
      />
      {make.isError && !isOfAField ? (
        <p className="field-error" role="alert">
          {serverMessage(make.error, t('firstNotMade'))}
        </p>
      ) : null}
      <Button type="submit" busy={make.isPending}>
        {t('firstMake')}
      </Button>
    </form>
  );
}

/** `/setup`: how an operator's own instance begins. */
export function FirstOwnerScreen() {
  const t = useText();
  const token = new URLSearchParams(useSearch()).get('link') ?? '';
  const link = useOwnerLink(token);
  return (
    <GateFrame alone title={t('firstTitle')}>
      {token === '' ? (
        <WithoutLink />
      ) : link.isPending ? (
        <Skeleton height={240} />
      ) : link.isError ? (
        <>
          <p role="alert">{serverMessage(link.error, t('firstNotLoaded'))}</p>
          <WithoutLink />
        </>
      ) : (
        <OwnerForm token={token} />
      )}
    </GateFrame>
  );
}
