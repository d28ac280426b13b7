import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { CountsByProcess } from '../../adapters/metrics/cluster-metrics.ts';

describe('the metrics of several processes', () => {
  it('say how long the one waits that waits longest', async () => {
    const counted = new Registry();
    collectDefaultMetrics({ register: counted });
    const metrics = await new CountsByProcess(counted, '1').getMetricsAsJSON();
    const joined = Object.fromEntries(metrics.map(({ name, aggregator }) => [name, aggregator]));
    expect(joined.nodejs_eventloop_lag_p99_seconds).toBe('max');
    expect(joined.nodejs_eventloop_lag_mean_seconds).toBe('average');
  });
});
