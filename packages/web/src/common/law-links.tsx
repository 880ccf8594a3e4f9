import { Link } from 'wouter';
import type { LegalText } from '@safiri/rules/brand/brand.ts';
import type { TextKey } from 'virtual:texts/keys';
import { brand } from '../platform/brand.ts';
import { isReachedHere } from '../platform/instance.ts';
import { useText } from '../platform/text.ts';

/** Where each text of the law is read, and what it is called. */
export const lawPages: Readonly<Record<LegalText, { readonly path: string; readonly title: TextKey }>> = {
  terms: { path: '/terms', title: 'lawTerms' },
  privacy: { path: '/privacy', title: 'lawPrivacy' },
  driver_agreement: { path: '/driver-agreement', title: 'lawDrivers' },
};

const texts = brand.texts ?? {};

/** The texts that the operator published, and whom to ask; nothing where there is neither. */
export function LawLinks() {
  const t = useText();
  const pages = Object.entries(lawPages).flatMap(([text, page]) => (text in texts ? [page] : []));
  const isReached = isReachedHere();
  if (pages.length === 0 && !isReached) return null;
  return (
    <p className="row" style={{ flexWrap: 'wrap', gap: '0 18px' }}>
      {pages.map(({ path, title }) => (
        <Link key={path} className="text-link" href={path}>
          {t(title)}
        </Link>
      ))}
      {isReached ? (
        <Link className="text-link" href="/help">
          {t('lawHelp')}
        </Link>
      ) : null}
    </p>
  );
}
