import type { Language } from '@safiri/rules/languages.ts';
import { accountPaths } from '@safiri/contract/account/paths.ts';
import { product } from '@safiri/rules/product.ts';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import { isDemoAddress } from '@safiri/rules/demo/domain.ts';
import { callApi } from './api-client.ts';
import { country, language } from './preferences.ts';
import { session } from './session.ts';
import { stored } from './stored.ts';

const announceAccount = (chosen: Language) => callApi(accountPaths.change, { body: { language: chosen } });

/** Somebody chose the language of this phone while nobody was signed in: most likely whoever signs in next. */
const chosenBefore = stored<boolean>(
  `${product.key}.language-chosen`,
  false,
  (text) => text === '1',
  (on) => (on ? '1' : null),
);

/**
 * After signing in, prices and maps are those of the account's country, whatever was looked at on this phone before. The
 * demo's accounts are everybody's and change nothing.
 */
export function adoptCountry(user: Pick<OwnUser, 'email' | 'countryId'>): void {
  if (!isDemoAddress(user.email)) country.set(user.countryId);
}

/**
 * After signing in, screens and account speak one language, because mails and notifications follow the account. Another
 * language than English was chosen by somebody: the account's goes before this phone's, which may be shared. What the last
 * person left on the phone is nobody's choice. The demo's accounts are everybody's and agree with nobody.
 */
export async function agreeOnLanguage(): Promise<void> {
  const known = await callApi(accountPaths.get);
  if (isDemoAddress(known.user.email)) return;
  if (known.language === 'en' && chosenBefore.get()) await announceAccount(language.get());
  else language.set(known.language);
  chosenBefore.set(false);
}

/** A choice outside of the settings; it is the account's as well when somebody is signed in. */
export function chooseLanguage(chosen: Language): void {
  language.set(chosen);
  // The screens have changed already; signing in makes up for an account that could not be told.
  const user = session.get();
  if (user === null) chosenBefore.set(true);
  if (user !== null && !isDemoAddress(user.email)) announceAccount(chosen).catch(() => {});
}
