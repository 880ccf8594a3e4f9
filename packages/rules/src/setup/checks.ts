import type { LegalText } from '../brand/brand.ts';
import type { CountryId } from '../countries/country.ts';
import type { Language } from '../languages.ts';
import type { LegalFact } from './legal-facts.ts';

/** What an operator should know before the doors open, in the order in which it is put right (`npm run doctor`, and the console). */
export const checks = [
  'owner',
  'second_factor',
  'demo_gone',
  'brand',
  'contact',
  'legal_texts',
  'market',
  'market_versions',
  'service_names',
  'map',
  'address',
  'sms',
  'mail',
  'support_phone',
  'top_up',
  'tax_authority',
  'emergency_numbers',
  'legal_facts',
  'on_call_now',
  'on_call_week',
  'on_call_tests',
] as const;
export type Check = (typeof checks)[number];

/** What is missing and has a word in each reader's language: told by code, since the server speaks to all of them at once. */
export type CodedLack =
  /** A text of the law; in one language, or null where nobody has written it in any. */
  | { readonly text: LegalText; readonly language: Language | null }
  /** A country, or one fact of its law. */
  | { readonly country: CountryId; readonly fact: LegalFact | null }
  /** A service by its city and name, which has none in a language. */
  | { readonly service: string; readonly language: Language };

/** What was found: a thing of this instance that is as it should be, or missing; of nothing by name or code where it is the whole instance. */
export interface Finding {
  readonly check: Check;
  readonly isOk: boolean;
  /** Of whom or what it is missing, by names that somebody gave: of cities or people. */
  readonly about: readonly string[];
  /** The same by code. */
  readonly coded: readonly CodedLack[];
}

/** All is well with it. */
export const ok = (check: Check): Finding => ({ check, isOk: true, about: [], coded: [] });

/** It is missing, as a whole or of some by name. */
export const missing = (check: Check, about: readonly string[] = []): Finding => ({ check, isOk: false, about, coded: [] });

/** It is missing of what is told by code; all is well where that is nothing. */
export const lacking = (check: Check, coded: readonly CodedLack[]): Finding => ({ check, isOk: coded.length === 0, about: [], coded });

/** The findings in the order of {@link checks}. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => checks.indexOf(a.check) - checks.indexOf(b.check));

/** How a check is told: keys of texts. */
interface CheckTexts {
  /** What is so once it is right. */
  readonly name: string;
  /** The same as something to be done. */
  readonly task: string;
  readonly why: string;
  readonly todo: string;
}

export const checkTexts = {
  owner: { name: 'checkOwner', task: 'checkOwnerTask', why: 'checkOwnerWhy', todo: 'checkOwnerDo' },
  second_factor: { name: 'checkFactor', task: 'checkFactorTask', why: 'checkFactorWhy', todo: 'checkFactorDo' },
  demo_gone: { name: 'checkDemo', task: 'checkDemoTask', why: 'checkDemoWhy', todo: 'checkDemoDo' },
  brand: { name: 'checkBrand', task: 'checkBrandTask', why: 'checkBrandWhy', todo: 'checkBrandDo' },
  contact: { name: 'checkContact', task: 'checkContactTask', why: 'checkContactWhy', todo: 'checkContactDo' },
  legal_texts: { name: 'checkLaw', task: 'checkLawTask', why: 'checkLawWhy', todo: 'checkLawDo' },
  market: { name: 'checkMarket', task: 'checkMarketTask', why: 'checkMarketWhy', todo: 'checkMarketDo' },
  market_versions: { name: 'checkVersions', task: 'checkVersionsTask', why: 'checkVersionsWhy', todo: 'checkVersionsDo' },
  service_names: { name: 'checkNames', task: 'checkNamesTask', why: 'checkNamesWhy', todo: 'checkNamesDo' },
  map: { name: 'checkMap', task: 'checkMapTask', why: 'checkMapWhy', todo: 'checkMapDo' },
  address: { name: 'checkAddress', task: 'checkAddressTask', why: 'checkAddressWhy', todo: 'checkAddressDo' },
  sms: { name: 'checkSms', task: 'checkSmsTask', why: 'checkSmsWhy', todo: 'checkSmsDo' },
  mail: { name: 'checkMail', task: 'checkMailTask', why: 'checkMailWhy', todo: 'checkMailDo' },
  support_phone: { name: 'checkSupport', task: 'checkSupportTask', why: 'checkSupportWhy', todo: 'checkSupportDo' },
  tax_authority: { name: 'checkAuthority', task: 'checkAuthorityTask', why: 'checkAuthorityWhy', todo: 'checkAuthorityDo' },
  top_up: { name: 'checkTopUp', task: 'checkTopUpTask', why: 'checkTopUpWhy', todo: 'checkTopUpDo' },
  emergency_numbers: { name: 'checkNumbers', task: 'checkNumbersTask', why: 'checkNumbersWhy', todo: 'checkNumbersDo' },
  legal_facts: { name: 'checkFacts', task: 'checkFactsTask', why: 'checkFactsWhy', todo: 'checkFactsDo' },
  on_call_now: { name: 'checkOnCall', task: 'checkOnCallTask', why: 'checkOnCallWhy', todo: 'checkOnCallDo' },
  on_call_week: { name: 'checkWeek', task: 'checkWeekTask', why: 'checkWeekWhy', todo: 'checkWeekDo' },
  on_call_tests: { name: 'checkTests', task: 'checkTestsTask', why: 'checkTestsWhy', todo: 'checkTestsDo' },
} as const satisfies Record<Check, CheckTexts>;

/** What may follow once people ride; anything else stands before the doors open. */
export const laterChecks: ReadonlySet<Check> = new Set(['service_names', 'support_phone', 'legal_facts', 'on_call_week', 'on_call_tests']);
