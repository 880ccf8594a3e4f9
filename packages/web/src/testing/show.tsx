import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import type { TextRoom } from 'virtual:texts/keys';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';
import { enterRoom } from '../platform/text.ts';

/**
 * The HTML that a screen begins with: no effect has run, nothing is pressed, and of the server it has what `answers` holds,
 * by the key that the screen asks with.
 */
export async function show(
  screen: ReactNode,
  rooms: readonly TextRoom[],
  {
    user = null,
    answers = [],
    search = '',
  }: { user?: OwnUser | null; answers?: ReadonlyArray<readonly [unknown[], unknown]>; search?: string } = {},
) {
  // A page that is made on a server knows nobody.
  vi.spyOn(session, 'use').mockReturnValue(user);
  vi.spyOn(session, 'get').mockReturnValue(user);
  await Promise.all(rooms.map(enterRoom));
  queryClient.clear();
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/" ssrSearch={search}>
        {screen}
      </Router>
    </QueryClientProvider>,
  );
}

const withoutHidden = (html: string) => html.replaceAll(/<(\w+)[^>]* hidden=""[^>]*>.*?<\/\1>/gs, '');

/** The words of some HTML, one space between them, without those of its drawings and of what is hidden. */
export const wordsOf = (html: string): string =>
  withoutHidden(html)
    .replaceAll(/<svg.*?<\/svg>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Each link with its words: `/passenger` → `Book a Ride …`. */
export const linksIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...withoutHidden(html).matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', inside = '']) => [
      href,
      wordsOf(inside),
    ]),
  );

/** Each field by its label, with what it begins with. */
export const fieldsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<label class="label" for="([^"]+)">(.*?)<\/label>/gs)].map(([, id = '', label = '']) => {
      const field = new RegExp(`<(input|select|textarea)[^>]*id="${id}"[^>]*`).exec(html);
      return [wordsOf(label), `${field?.[1]} ${/value="([^"]*)"/.exec(field?.[0] ?? '')?.[1] ?? ''}`.trim()];
    }),
  );
