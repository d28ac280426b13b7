import { collectDefaultMetrics, Registry } from 'prom-client';
import type { RequestObserver } from '../http/measured-response.ts';
import { type NodeState, nodeMetrics } from './node-metrics.ts';
import { requestMetrics } from './request-metrics.ts';
import type { Observable } from './shop-figures.ts';
import { storeMetrics } from './store-metrics.ts';
import type { WorkCounts } from './work-counts.ts';
import { workMetrics } from './work-metrics.ts';

/** The metrics of one process of the shop. */
export interface ShopMetrics {
  readonly registry: Registry;
  readonly requests: RequestObserver;
  readonly work: WorkCounts;
  /** Registers the metrics of parts that are assembled after the counters. */
  watch(node: NodeState, store: Observable): void;
}

/** The shop's own metrics begin with `wondercast_`; those of Node and of the process have their usual names. */
export const shopMetrics = (): ShopMetrics => {
  const registry = new Registry();
  // The default timer of 10 ms would be most of the cost of measuring on an idle node.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  return {
    registry,
    requests: requestMetrics(registry),
    work: workMetrics(registry),
    watch: (node, store) => {
      nodeMetrics(registry, node);
      storeMetrics(registry, store, () => performance.now());
    },
  };
};
