import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from './run-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database on the run's cluster, for creating others. */
    adminUrl: string;
    /** The migrated database that tests are copied from, and how it is copied. */
    template: string;
  }
}

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function admin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A fresh migrated database of its own for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `safiri_test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  await admin(`create database ${name} template ${inject('template')}`);
  return { url: databaseUrl(inject('adminUrl'), name), drop: () => admin(`drop database ${name} with (force)`) };
}
