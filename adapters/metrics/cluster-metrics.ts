import cluster from 'node:cluster';
import { AggregatorRegistry, Registry } from 'prom-client';

const ADDING_UP: readonly string[] = ['counter', 'histogram'];
/** The library averages these gauges over processes, which would hide one process that hangs. The worst value is taken instead. */
const OF_THE_WORST = /^nodejs_eventloop_lag_p\d+_seconds$/;

/**
 * A registry whose counters carry a label for the process. Sums over processes would fall when a process ends, and Prometheus takes
 * a falling counter for a restart followed by a burst.
 */
export class CountsByProcess extends Registry {
  readonly #counted: Registry;
  readonly #name: string;

  constructor(counted: Registry, name: string) {
    super();
    this.#counted = counted;
    this.#name = name;
  }

  override async getMetricsAsJSON(): ReturnType<Registry['getMetricsAsJSON']> {
    const metrics = await this.#counted.getMetricsAsJSON();
    return metrics.map((metric) => {
      if (OF_THE_WORST.test(metric.name)) return { ...metric, aggregator: 'max' };
      return ADDING_UP.includes(String(metric.type))
        ? {
            ...metric,
            values: metric.values.map((value) => ({
              ...value,
              labels: { ...value.labels, process: this.#name },
            })),
          }
        : metric;
    });
  }
}

/** Replies to the parent process when it asks for metrics. */
export const shareMetrics = (registry: Registry): void => {
  AggregatorRegistry.setRegistries([new CountsByProcess(registry, String(cluster.worker?.id ?? 0))]);
  new AggregatorRegistry();
};

/** Reads the metrics of all child processes: counters stay separate, other metrics are aggregated as each defines. */
export const readAllMetrics = (): (() => Promise<string>) => {
  const all = new AggregatorRegistry();
  return () => all.clusterMetrics();
};
