import { setupI18n, type Messages } from '@lingui/core';
import { useEffect, useSyncExternalStore } from 'react';
import type { TextKey } from 'virtual:texts/keys';
import english from 'virtual:texts/en';
import { language, type Language } from './preferences.ts';
import { sayRefusalsBy } from './refusals.ts';

/** A missing text is said in English, and where there is none shows its key (spec: foundations §3). */
export const i18n = setupI18n({ missing: (_locale, id) => id });
i18n.load('en', english as Messages);
i18n.activate('en');
sayRefusalsBy((code, values) =>
  i18n.locale === 'en' || !(`problem_${code}` in i18n.messages) ? undefined : i18n._(`problem_${code}`, values),
);

const loaders: Record<Exclude<Language, 'en'>, () => Promise<{ default: Record<string, unknown> }>> = {
  sw: () => import('virtual:texts/sw'),
  st: () => import('virtual:texts/st'),
};

type Load = () => Promise<{ default: Record<string, unknown> }>;

/** Texts that come with the first screen of their room (build/texts.ts names the others). */
const ofRooms = {
  account: {
    en: () => import('virtual:texts/en/account'),
    sw: () => import('virtual:texts/sw/account'),
    st: () => import('virtual:texts/st/account'),
  },
  assistant: {
    en: () => import('virtual:texts/en/assistant'),
    sw: () => import('virtual:texts/sw/assistant'),
    st: () => import('virtual:texts/st/assistant'),
  },
  staff: {
    en: () => import('virtual:texts/en/staff'),
    sw: () => import('virtual:texts/sw/staff'),
    st: () => import('virtual:texts/st/staff'),
  },
  chat: {
    en: () => import('virtual:texts/en/chat'),
    sw: () => import('virtual:texts/sw/chat'),
    st: () => import('virtual:texts/st/chat'),
  },
  dispatch: {
    en: () => import('virtual:texts/en/dispatch'),
    sw: () => import('virtual:texts/sw/dispatch'),
    st: () => import('virtual:texts/st/dispatch'),
  },
  earnings: {
    en: () => import('virtual:texts/en/earnings'),
    sw: () => import('virtual:texts/sw/earnings'),
    st: () => import('virtual:texts/st/earnings'),
  },
  safety: {
    en: () => import('virtual:texts/en/safety'),
    sw: () => import('virtual:texts/sw/safety'),
    st: () => import('virtual:texts/st/safety'),
  },
  sharing: {
    en: () => import('virtual:texts/en/sharing'),
    sw: () => import('virtual:texts/sw/sharing'),
    st: () => import('virtual:texts/st/sharing'),
  },
  heatmap: {
    en: () => import('virtual:texts/en/heatmap'),
    sw: () => import('virtual:texts/sw/heatmap'),
    st: () => import('virtual:texts/st/heatmap'),
  },
  orders: {
    en: () => import('virtual:texts/en/orders'),
    sw: () => import('virtual:texts/sw/orders'),
    st: () => import('virtual:texts/st/orders'),
  },
  shopping: {
    en: () => import('virtual:texts/en/shopping'),
    sw: () => import('virtual:texts/sw/shopping'),
    st: () => import('virtual:texts/st/shopping'),
  },
  subscriptions: {
    en: () => import('virtual:texts/en/subscriptions'),
    sw: () => import('virtual:texts/sw/subscriptions'),
    st: () => import('virtual:texts/st/subscriptions'),
  },
  scholar: {
    en: () => import('virtual:texts/en/scholar'),
    sw: () => import('virtual:texts/sw/scholar'),
    st: () => import('virtual:texts/st/scholar'),
  },
  tour: {
    en: () => import('virtual:texts/en/tour'),
    sw: () => import('virtual:texts/sw/tour'),
    st: () => import('virtual:texts/st/tour'),
  },
  training: {
    en: () => import('virtual:texts/en/training'),
    sw: () => import('virtual:texts/sw/training'),
    st: () => import('virtual:texts/st/training'),
  },
  verification: {
    en: () => import('virtual:texts/en/verification'),
    sw: () => import('virtual:texts/sw/verification'),
    st: () => import('virtual:texts/st/verification'),
  },
} satisfies Record<string, Record<Language, Load>>;
export type TextRoom = keyof typeof ofRooms;

const entered = new Set<TextRoom>();
const listeners = new Set<() => void>();

/** Loads a room's texts in the current language; a later change of language brings them along. */
export async function enterRoom(room: TextRoom): Promise<void> {
  entered.add(room);
  const wanted = language.get();
  const { en } = ofRooms[room];
  // Without a network the words may be on the phone in English alone: better those than no screen.
  const found = await ofRooms[room][wanted]().catch(() => en());
  i18n.load(wanted, found.default as Messages);
}

async function activate(wanted: Language): Promise<void> {
  if (i18n.locale !== wanted) {
    if (wanted !== 'en') i18n.load(wanted, { ...(english as Messages) });
    const loads: Load[] = [...(wanted === 'en' ? [] : [loaders[wanted]]), ...[...entered].map((room) => ofRooms[room][wanted])];
    for (const { default: messages } of await Promise.all(loads.map((load) => load()))) i18n.load(wanted, messages as Messages);
  }
  if (language.get() !== wanted) return;
  i18n.activate(wanted, locales(wanted));
  document.documentElement.lang = wanted;
  for (const listener of listeners) listener();
}

/** Loads the chosen language whenever it changes. Mounted once. */
export function useChosenLanguage(): void {
  const wanted = language.use();
  useEffect(() => {
    activate(wanted).catch(() => {});
  }, [wanted]);
}

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Texts of the current language. */
export function useText(): Translate {
  useSyncExternalStore(
    subscribe,
    () => i18n.locale,
    () => 'en',
  );
  return translate;
}

/** For code outside of components. */
export const translate: Translate = (key, values) => i18n._(key, values);

/** Where Intl looks a language up; few browsers know Sesotho, which counts one and other like English. */
export function locales(wanted: string = i18n.locale): string[] {
  return wanted === 'st' ? ['st', 'en-ZA'] : wanted === 'sw' ? ['sw'] : ['en-ZA', 'en'];
}
