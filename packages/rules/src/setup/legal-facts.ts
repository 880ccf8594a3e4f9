import { countryData } from '../countries/country-data.ts';
import type { CountryId } from '../countries/country.ts';
import type { MarketDocument } from '../markets/document.ts';

/** What an operator has to know of the law of a country (operator §2). */
export const legalFacts = ['commission_cap', 'operator_licence', 'driver_permit', 'data_protection'] as const;
export type LegalFact = (typeof legalFacts)[number];

/** What the law says, and where. */
export interface StatedFact {
  readonly value: string;
  readonly source: string;
}

/** What is known without the operator; nothing is invented beside it. Commission: the most of the fare that Kenya allows, percent. */
export const knownFacts: Readonly<Partial<Record<CountryId, Partial<Record<LegalFact, StatedFact>>>>> = {
  ke: { commission_cap: { value: '18', source: 'LN 120/2022' } },
};

/** A percentage up to 100, with two decimals at most. */
export const CAP = /^(100|\d{1,2}(\.\d{1,2})?)$/;

/** What counts of a fact: as the team stated it, else as it is known; undefined where it is not known. @param stated null for "unknown" */
export const factOf = (countryId: CountryId, fact: LegalFact, stated: StatedFact | null | undefined): StatedFact | undefined =>
  stated ?? knownFacts[countryId]?.[fact];

/**
 * The services of a market that take more of the fare than the law of its country allows, by their places in the document.
 * @param usual what is taken where a tariff says nothing, percent
 */
export function aboveCap(
  { country, services }: Pick<MarketDocument, 'country' | 'services'>,
  cap: StatedFact | undefined,
  usual: number,
): Array<{ readonly index: number; readonly error: string }> {
  if (cap === undefined) return [];
  return services.flatMap(({ tariff }, index) => {
    const percent = tariff.commission?.percent ?? usual;
    if (percent <= Number(cap.value)) return [];
    return [{ index, error: `takes ${percent} percent: ${countryData[country].name} allows ${cap.value} at most (${cap.source})` }];
  });
}
