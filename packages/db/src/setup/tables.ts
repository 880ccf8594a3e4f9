import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { legalFacts as allFacts } from '@safiri/rules/setup/legal-facts.ts';
import { bytes, createdAt, known, moment } from '../platform/columns.ts';
import { users } from '../users/tables.ts';

/**
 * The link at which the first owner of an instance makes their account: one row at most, so that a newer link is the only one. It is
 * deleted in the transaction that makes the account: of two who open it at once, one gets it.
 */
export const ownerLinks = pgTable(
  'owner_links',
  {
    id: integer('id').primaryKey().default(1),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [check('owner_links_one', sql`${t.id} = 1`)],
);

/**
 * What somebody of the team stated of the law of a country, with its source; both are null where they said that it is unknown. Rows are written
 * once, and the newest of a fact counts.
 */
export const legalFacts = pgTable(
  'legal_facts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    countryId: text('country_id', { enum: countryIds }).notNull(),
    fact: text('fact', { enum: allFacts }).notNull(),
    value: text('value'),
    source: text('source'),
    statedBy: integer('stated_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('legal_facts_newest').on(t.countryId, t.fact, t.id),
    index('legal_facts_by').on(t.statedBy),
    known(t.countryId, countryIds),
    known(t.fact, allFacts),
    check('legal_facts_have_a_source', sql`(${t.value} is null) = (${t.source} is null)`),
  ],
);
