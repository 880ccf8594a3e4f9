import { languages } from '@safiri/rules/languages.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { passengerServices } from '@safiri/rules/markets/services.ts';
import { rideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { missing, ok, type Check, type Finding } from '@safiri/rules/setup/checks.ts';
import type { Context } from '../platform/context.ts';

/** Names that a reader of a language of the city finds none for; the specification's eight have texts of their own. */
const unnamed = (document: MarketDocument): string[] =>
  passengerServices(document)
    .filter(({ id, name }) => !isOneOf(rideTypes, id) || Object.keys(name).length > 0)
    .flatMap(({ id, name }) =>
      document.languages
        .filter((language) => name[language] === undefined)
        .map((language) => `${document.name}: ${name.en ?? id} (${languages[language].name})`),
    );

const finding = (check: Check, about: readonly string[]): Finding => (about.length === 0 ? ok(check) : missing(check, about));

/** Whether people find a city, its services by name, and a way to pay. */
export async function marketFindings({ markets }: Pick<Context, 'markets'>): Promise<Finding[]> {
  const documents = markets.all().map(({ document }) => document);
  const served = documents.filter(({ status }) => status !== 'closed');
  const market = documents.some(({ status }) => status === 'open') ? ok('market') : missing('market');
  // Nothing is said of cities that are not there.
  if (served.length === 0) return [market];
  const cashOnly = served.filter(({ payments }) => payments.every((method) => method === 'cash'));
  return [
    market,
    finding('service_names', served.flatMap(unnamed)),
    finding(
      'payments',
      cashOnly.map(({ name }) => name),
    ),
  ];
}
