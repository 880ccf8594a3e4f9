import { defineConfig } from 'drizzle-kit';

/** For `npm run migration`, which compares the tables with the last migration and writes the next. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/db/src/schema.ts',
  out: './packages/db/migrations',
});
