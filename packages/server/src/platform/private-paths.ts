import { SETUP_PAGE } from './until-set-up.ts';

/** Whoever knows such an address may follow a trip, stop our messages, read an invoice or write positions: what follows is a secret. */
const pages = ['/track/', '/stop/', '/invoice/', SETUP_PAGE] as const;
const beginnings = [...pages, '/api/track/', '/api/stop/', '/api/invoices/shared/', '/positions/', '/callbacks/'] as const;

/** Pages whose address is a secret: no search engine keeps it, no other site is told of it. */
export const isPrivatePage = (url: string): boolean => pages.some((page) => url.startsWith(page));

/** An address as a log may hold it: without its secret, and without what was sent along to it. */
export function loggedUrl(url: string): string {
  const beginning = beginnings.find((one) => url.startsWith(one));
  return beginning === undefined ? url : `${beginning}…`;
}
