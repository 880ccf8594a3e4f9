import { connect } from '@safiri/db/platform/connect.ts';
import { migrate } from '@safiri/db/platform/migrate.ts';
import { demoMarkets } from '@safiri/rules/demo/demo-markets.ts';
import { publishMarkets, readMarketValue } from '../markets/public.ts';

/** The demo's markets in a database that no node has opened yet, for servers that run as processes of their own without the demo. */
export async function writeDemoMarkets(url: string): Promise<void> {
  await migrate(url);
  const { db, close } = connect(url, 1);
  try {
    await db.transaction((tx) =>
      publishMarkets(
        tx,
        demoMarkets(true).map((document) => readMarketValue(document, true)),
        new Date(),
      ),
    );
  } finally {
    await close();
  }
}
