import cluster from 'node:cluster';
import { AggregatorRegistry, Registry } from 'prom-client';

const ADDING_UP: readonly string[] = ['counter', 'histogram'];
/** The library takes the average of these, in which one process that hangs among several that do not is not seen. */
const OF_THE_WORST = /^nodejs_eventloop_lag_p\d+_seconds$/;

/**
 * The metrics of a registry, whose counts say which process counted. Sums over processes would fall when one of them ends, and a
 * count that falls looks like a restart followed by a burst.
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

/** Answers the process that has started this one when it asks for metrics. */
export const shareMetrics = (registry: Registry): void => {
  AggregatorRegistry.setRegistries([new CountsByProcess(registry, String(cluster.worker?.id ?? 0))]);
  new AggregatorRegistry();
};

/** Reads the metrics of all processes that this one has started: counts of each, the rest as each metric says. */
export const readAllMetrics = (): (() => Promise<string>) => {
  const all = new AggregatorRegistry();
  return () => all.clusterMetrics();
};
