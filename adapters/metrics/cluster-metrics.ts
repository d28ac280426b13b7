import { AggregatorRegistry, type Registry } from 'prom-client';

/** Answers the process that has started this one when it asks for metrics. */
export const shareMetrics = (registry: Registry): void => {
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry();
};

/** Reads the metrics of all processes that this one has started, added up as each metric says. */
export const readAllMetrics = (): (() => Promise<string>) => {
  const all = new AggregatorRegistry();
  return () => all.clusterMetrics();
};
