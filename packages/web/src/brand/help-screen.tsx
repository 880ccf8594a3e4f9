import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BackHead } from '../common/back-head.tsx';
import { LawLinks } from '../common/law-links.tsx';
import { brand } from '../platform/brand.ts';
import { contactHere, useHomeMarket } from '../platform/instance.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import '../common/law.css';
import { AppShell } from '../shell/shell.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';

function Way({ icon, href, children }: { icon: 'phone' | 'mail' | 'chat'; href: string; children: ReactNode }) {
  const inside = (
    <>
      <Icon name={icon} size={22} />
      <span className="grow">{children}</span>
      <Icon name="fwd" size={20} />
    </>
  );
  return (
    <li>
      {href.startsWith('/') ? (
        <Link className="law-row" href={href}>
          {inside}
        </Link>
      ) : (
        <a className="law-row" href={href}>
          {inside}
        </a>
      )}
    </li>
  );
}

/** `/help`: how the operator is reached, and who it is. */
export function HelpScreen() {
  const t = useText();
  const user = session.use();
  const { phone, email, hours } = contactHere(useHomeMarket());
  const { company, address, taxNumber } = brand;
  const isNobody = phone === undefined && email === undefined;
  return (
    <AppShell>
      <main className="page narrow" id="main">
        <BackHead title={t('helpTitle')} href="/" />
        {isNobody ? (
          <EmptyState text={t('helpNone')}>
            {user === null ? (
              <Link className="button soft" href="/">
                {t('home')}
              </Link>
            ) : null}
          </EmptyState>
        ) : null}
        {isNobody && user === null ? null : (
          <ul className="card list">
            {phone === undefined ? null : (
              <Way icon="phone" href={`tel:${phone}`}>
                {t('helpCall', { phone })}
              </Way>
            )}
            {email === undefined ? null : (
              <Way icon="mail" href={`mailto:${email}`}>
                {t('helpWrite', { email })}
              </Way>
            )}
            {user === null ? null : (
              <Way icon="chat" href="/live-chat">
                {t('helpChat')}
              </Way>
            )}
          </ul>
        )}
        {hours === undefined ? null : <p className="label">{t('helpHours', { hours })}</p>}
        {company === undefined && address === undefined && taxNumber === undefined ? null : (
          <section className="card doc" aria-label={t('helpWho')}>
            <h2 className="h2">{t('helpWho')}</h2>
            <p>
              {[brand.name, company, address]
                .filter((line) => line !== undefined)
                .map((line) => (
                  <span key={line} className="help-line">
                    {line}
                    <br />
                  </span>
                ))}
            </p>
            {taxNumber === undefined ? null : <p className="label num">{t('helpTax', { number: taxNumber })}</p>}
          </section>
        )}
        <LawLinks />
      </main>
    </AppShell>
  );
}
