import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';

export interface Metrics {
  readonly registry: Registry;
}

/** Counts and times every request; rooms add gauges of their own to the registry. */
export function createMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'safiri_http_request_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.call ?? 'other';
    requests.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  return { registry };
}

/** A gauge read when it is asked for. */
export function liveGauge(metrics: Metrics, name: string, help: string, read: () => number): void {
  metrics.registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    }),
  );
}

/** A gauge that the database is asked for; while that does not answer it has no value, and the others have theirs. */
export function askedGauge(metrics: Metrics, name: string, help: string, ask: () => Promise<number>): void {
  metrics.registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.set(await ask().catch(() => Number.NaN));
      },
    }),
  );
}

/** Counts that are kept elsewhere, read when they are asked for: one series for each value of the label. */
export function liveCounter(
  metrics: Metrics,
  name: string,
  help: string,
  label: string,
  read: () => Readonly<Record<string, number>>,
): void {
  metrics.registry.registerMetric(
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [],
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count);
      },
    }),
  );
}
