import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { countryHere } from '../common/country-here.ts';
import { serverMessage, wasRefused } from '../platform/api-client.ts';
import { country } from '../platform/preferences.ts';
import { useCanSendCodes } from '../platform/server-settings.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useLogin } from './api.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { useSignedIn } from './signed-in.ts';

/** One field takes both (spec: AUTH-58): a phone without its prefix is one of the chosen country. */
function nameGiven(text: string) {
  const name = text.trim();
  return name.includes('@') ? { email: name } : { phone: name, countryId: country.get() };
}

/** A number without its prefix is one of the chosen country. */
const isNationalNumber = (text: string) => /^\s*[\d(]/.test(text) && !text.includes('@');

interface Props {
  /** The number of who turned to the password while a code did not come. */
  withPassword?: string | undefined;
  onForgot: () => void;
  /** Asks for a code to this number. */
  onCode: (phone: string) => void;
  sending: boolean;
  /** Why none was sent. */
  codeError: string | undefined;
}

/** Sign in by a code to the phone or by a password: one field names the account for both. */
export function LoginForm({ withPassword, onForgot, onCode, sending, codeError }: Props) {
  const t = useText();
  const login = useLogin();
  const signedIn = useSignedIn();
  const canCode = useCanSendCodes();
  const name = useRef(withPassword ?? '');
  const [noPhone, setNoPhone] = useState(false);
  // A number is one of the chosen country, as everywhere else.
  const [isNational, setNational] = useState(isNationalNumber(withPassword ?? ''));
  const { dialCode } = countryHere(country.use());
  const isStaff = wasRefused(login.error, 'staff_sign_in');
  const askCode = () => {
    const isPhone = name.current.trim() !== '' && !name.current.includes('@');
    setNoPhone(!isPhone);
    if (isPhone) onCode(name.current.trim());
  };
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || canCode !== true || name.current.includes('@')) return;
    const password = event.currentTarget.form?.elements.namedItem('password');
    if (!(password instanceof HTMLInputElement) || password.value !== '') return;
    event.preventDefault();
    askCode();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    login.mutate(
      { ...nameGiven(String(form.get('login'))), password: String(form.get('password')) },
      {
        onSuccess: ({ user }) => {
          toast({ title: t('loginSuccessTitle'), text: t('loginSuccess') });
          signedIn(user);
        },
        onError: (error) => toast({ title: t('loginFailedTitle'), text: serverMessage(error, t('loginFailed')), tone: 'bad' }),
      },
    );
  };
  return (
    <form className="form" onSubmit={submit}>
      <Field
        label={t('phoneOrEmailLogin')}
        name="login"
        required
        autoComplete="username"
        defaultValue={withPassword}
        minLength={6}
        maxLength={254}
        autoCapitalize="none"
        onChange={(event) => {
          name.current = event.target.value;
          setNoPhone(false);
          setNational(isNationalNumber(event.target.value));
        }}
        onKeyDown={enter}
        {...(isNational ? { prefix: dialCode } : {})}
        error={noPhone ? t('codeNeedsPhone') : codeError}
      />
      {canCode === false ? null : (
        // Its room is kept while nobody knows: the password below must not move under a finger.
        <div className="auth-code-way" data-known={canCode !== undefined}>
          <Button icon="chat" busy={sending} onClick={askCode}>
            {t('sendCode')}
          </Button>
          <p className="auth-or caption">
            <span>{t('orPassword')}</span>
          </p>
        </div>
      )}
      <PasswordField autoFocus={withPassword !== undefined} />
      {login.isError ? (
        <p className="field-error" role="alert">
          {isStaff ? (
            <Link href="/staff">{serverMessage(login.error, t('loginFailed'))}</Link>
          ) : (
            serverMessage(login.error, t('loginFailed'))
          )}
        </p>
      ) : null}
      <Button type="submit" kind={canCode === false ? 'primary' : 'outline'} busy={login.isPending}>
        {t(login.isPending ? 'signingIn' : 'login')}
      </Button>
      <button type="button" className="text-link" onClick={onForgot}>
        {t('forgotPassword')}
      </button>
      {canCode === false ? (
        <Link className="text-link" href="/auth?code">
          {t('handedLink')}
        </Link>
      ) : null}
      <Link className="card quick-way" href="/quick-login">
        <Icon name="bolt" size={24} />
        <span className="grow">
          <b>{t('quickLogin')}</b>
          <span className="caption">{t('quickLoginWhat')}</span>
        </span>
        <Icon name="fwd" size={20} />
      </Link>
    </form>
  );
}
