import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { legalTexts } from '@safiri/rules/brand/brand.ts';
import { languageIds } from '@safiri/rules/languages.ts';
import { bytes, createdAt, known, moment } from '../platform/columns.ts';
import { users } from '../users/tables.ts';

/**
 * The versions of what the operator says of itself: name, colours, contact, texts of the law. A row is written once and never changed:
 * whoever agreed to a text agreed to what stands in one. The newest is in force; without any the product's own is.
 */
export const brandVersions = pgTable(
  'brand_versions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** From 1 on. Of two who write over the same version the second finds its number taken. */
    number: integer('number').notNull(),
    /** As it was written, checked by the contract's schema (`brandText`). */
    document: jsonb('document').notNull(),
    /** Of the document's canonical form: the same file applied again changes nothing. */
    digest: text('digest').notNull(),
    /** Who wrote it in the console; null of the command line. */
    authorId: integer('author_id').references(() => users.id),
    /** Why, where somebody said it. */
    why: text('why'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('brand_versions_number').on(t.number),
    index('brand_versions_author').on(t.authorId),
    check('brand_versions_number_positive', sql`${t.number} > 0`),
  ],
);

/** Logos, made anew as PNG, by the hash of their content. Small, and needed by each server: they lie in the database. */
export const brandLogos = pgTable(
  'brand_logos',
  {
    hash: text('hash').primaryKey(),
    content: bytes('content').notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('brand_logos_hash', sql`${t.hash} ~ '^[0-9a-f]{16}$'`)],
);

/** Who agreed to which version of which text, in which language they read it, and when. */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    text: text('text', { enum: legalTexts }).notNull(),
    version: integer('version').notNull(),
    /** In which it was shown. */
    language: text('language', { enum: languageIds }).notNull(),
    /** The document that it stood in. */
    brandVersionId: integer('brand_version_id')
      .notNull()
      .references(() => brandVersions.id),
    at: moment('at').notNull(),
  },
  (t) => [
    uniqueIndex('consents_once').on(t.userId, t.text, t.version),
    index('consents_document').on(t.brandVersionId),
    known(t.text, legalTexts),
    known(t.language, languageIds),
  ],
);
