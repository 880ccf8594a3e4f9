import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import { useLocation, useSearch } from 'wouter';
import { adoptCountry, agreeOnLanguage } from '../platform/agree-account.ts';
import { queryClient } from '../platform/query.ts';
import { homeOf, session } from '../platform/session.ts';

/** A path of this site to go back to; anything else is ignored. */
export function safeReturn(search: string): string | undefined {
  const path = new URLSearchParams(search).get('return');
  return path !== null && /^\/(?![/\\])/.test(path) ? path : undefined;
}

/** What happens after every kind of signing in: the person is stored and lands where they belong. */
export function useSignedIn(): (user: OwnUser) => void {
  const [, go] = useLocation();
  const search = useSearch();
  return (user) => {
    // Somebody else's things are forgotten with them (app/forget.ts); what was asked without anybody is asked again.
    queryClient.clear();
    session.set(user);
    adoptCountry(user);
    // Told again at the next signing in, should it fail.
    agreeOnLanguage().catch(() => {});
    go(safeReturn(search) ?? homeOf(user));
  };
}
