import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { passengerServices } from '@safiri/rules/markets/services.ts';
import { rideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { type CodedLack, lacking, missing, ok, type Finding } from '@safiri/rules/setup/checks.ts';
import type { Context } from '../platform/context.ts';

/** Names that a reader of a language of the city finds none for; the specification's eight have texts of their own. */
const unnamed = (document: MarketDocument): CodedLack[] =>
  passengerServices(document)
    .filter(({ id, name }) => !isOneOf(rideTypes, id) || Object.keys(name).length > 0)
    .flatMap(({ id, name }) =>
      document.languages
        .filter((language) => name[language] === undefined)
        .map((language) => ({ service: `${document.name}: ${name.en ?? id}`, language })),
    );

/** Whether people find a city, by its newest version, and its services by name. */
export async function marketFindings({ markets }: Pick<Context, 'markets'>): Promise<Finding[]> {
  const documents = markets.all().map(({ document }) => document);
  const served = documents.filter(({ status }) => status !== 'closed');
  const market = documents.some(({ status }) => status === 'open') ? ok('market') : missing('market');
  const unread = markets.unread().map(({ marketId, number }) => `${markets.byId(marketId)?.document.name ?? marketId} (${number})`);
  const versions = unread.length === 0 ? ok('market_versions') : missing('market_versions', unread);
  // Nothing is said of cities that are not there.
  if (served.length === 0) return unread.length === 0 ? [market] : [market, versions];
  return [market, versions, lacking('service_names', served.flatMap(unnamed))];
}
