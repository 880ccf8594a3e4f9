import { simulatedPaths, simulatedSecrets, startSimulators } from './simulators.ts';

// Play money beside real people would be a door.
if (process.env['DEMO'] !== '1') {
  process.stderr.write('The simulated providers are for the demo alone: DEMO=1.\n');
  process.exit(1);
}

const { url } = await startSimulators();
// The server waits for this line.
process.stdout.write(`${JSON.stringify({ url, paths: simulatedPaths, secrets: simulatedSecrets })}\n`);
// Its standard input closes with the server, however that ends.
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
