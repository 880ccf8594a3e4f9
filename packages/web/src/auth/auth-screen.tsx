import { useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { quilt } from '../art/quilt.ts';
import { heroRows } from '../art/quilts.ts';
import { homeOf, session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Art } from '../ui/svg.tsx';
import { DemoJourneys } from './demo-journeys.tsx';
import { LoginPanel } from './login-panel.tsx';
import { HandedCodeForm } from './handed-code-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { RecoverPanel } from './recover-panel.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { safeReturn } from './signed-in.ts';
import './auth.css';
import { Brand } from '../common/brand.tsx';

type Mode = 'login' | 'register' | 'forgot-password';
const cloth = quilt(heroRows);

/** `/auth`: two tabs and a link (spec: foundations §2 Auth screen). */
export function AuthScreen() {
  const t = useText();
  const search = useSearch();
  const [, go] = useLocation();
  const query = new URLSearchParams(search);
  const as = query.get('as');
  const role = as === 'passenger' || as === 'driver' ? as : null;
  const token = query.get('reset');
  const [mode, setMode] = useState<Mode>(role === null ? 'login' : 'register');
  const [isFirst, setFirst] = useState(true);
  const [proven, setProven] = useState<string | null>(null);
  const [start] = useState(() => session.get());
  if (start !== null && token === null) return <Redirect to={safeReturn(search) ?? homeOf(start)} replace />;
  const show = (id: Mode) => {
    setMode(id);
    setFirst(true);
  };
  /** With a number that nobody has. */
  const register = (phone: string) => {
    setProven(phone);
    show('register');
  };
  const tab = (id: 'login' | 'register') => (
    <button type="button" role="tab" aria-selected={mode === id} aria-controls="auth-panel" onClick={() => show(id)}>
      {t(id)}
    </button>
  );
  return (
    <div className="auth">
      <main className="auth-form" id="main">
        <Brand />
        {token !== null ? (
          <ResetForm token={token} />
        ) : query.has('code') ? (
          <HandedCodeForm onBack={() => go('/auth')} />
        ) : query.get('forgot') === 'staff' ? (
          // Staff have no code to a phone: the console's own page leads here.
          <ForgotForm title onBack={() => go('/staff')} />
        ) : mode === 'forgot-password' ? (
          <RecoverPanel onBack={() => setMode('login')} onNew={register} />
        ) : (
          <>
            {isFirst ? (
              <>
                <h1 className="h1">{t(mode === 'login' ? 'loginTitle' : 'registerTitle')}</h1>
                <div className="segments" role="tablist" aria-label={t('account')}>
                  {tab('login')}
                  {tab('register')}
                </div>
              </>
            ) : null}
            <div id="auth-panel" className="form" role={isFirst ? 'tabpanel' : undefined}>
              {mode === 'login' ? (
                <LoginPanel onForgot={() => setMode('forgot-password')} onFirst={setFirst} onNew={register} />
              ) : (
                <RegisterForm suggested={role} proven={proven} />
              )}
            </div>
            {mode === 'login' && isFirst ? <DemoJourneys /> : null}
          </>
        )}
      </main>
      <Art svg={cloth} className="auth-cloth" />
    </div>
  );
}
