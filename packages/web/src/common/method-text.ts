import { providerFacts, providerIds } from '@safiri/rules/payments/providers.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { methodNames } from '../platform/format.ts';
import type { Translate } from '../platform/text.ts';

/** How a method is called: of a provider its own name, and what one pays by on its page. */
export function methodText(t: Translate, id: string): string {
  if (!isOneOf(providerIds, id)) return t(methodNames[id] ?? id);
  const { name, asks } = providerFacts[id];
  return asks === 'page' ? t('methodPage', { provider: name }) : name;
}
