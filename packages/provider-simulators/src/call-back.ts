import type { Book } from './book.ts';

const TIMEOUT_MS = 10_000;

/** Posts what became of a payment, as often as the provider's manners say. A provider does not mind who answers it. */
export async function callBack(
  book: Book,
  { id }: { readonly id: string },
  url: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const times = book.manners.has('callback_lost') ? 0 : book.manners.has('callback_twice') ? 2 : 1;
  const { pathname } = new URL(url);
  const address = book.deliverTo === undefined ? url : book.deliverTo + pathname;
  for (let n = 0; n < times; n += 1) {
    const status = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (response) => response.status,
      () => 0,
    );
    book.calledBack.push({ id, status });
  }
}
