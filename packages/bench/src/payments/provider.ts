import type { World } from '@safiri/server/testing/harness.ts';
import { connectProvider, startSimulators, type Simulators } from '@safiri/server/testing/payments.ts';
import type { Stage } from '../stage.ts';

/** A simulated Paystack that the stage's server pays by. */
export interface PlayedProvider {
  readonly simulators: Simulators;
  readonly accountId: number;
}

/** Connects South Africa to a simulated Paystack. It answers in the same process as the server: what it costs is in the figures. */
export async function connectPaystack({ node }: Stage): Promise<PlayedProvider> {
  const simulators = await startSimulators();
  const accountId = await connectProvider({ node } as World, simulators, 'paystack', 'za');
  return { simulators, accountId };
}
