import {
  Counter,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValueWithName,
  type Registry,
} from 'prom-client';
import type { OperationName, RequestObserver } from '../http/measured-response.ts';

/** Upper bounds in seconds, from a reply from memory to the slowest that a client waits for. */
export const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Counts {
  readonly byStatus: Map<number, number>;
  /** Requests per bucket, not cumulative; the last element counts slower requests. */
  readonly buckets: number[];
  seconds: number;
}

const newCounts = (): Counts => ({
  byStatus: new Map(),
  buckets: Array.from({ length: BUCKETS.length + 1 }, () => 0),
  seconds: 0,
});

const NAME = 'wondercast_http_request_duration_seconds';

/** Converts to Prometheus buckets, which are cumulative. */
const exported = (
  operation: OperationName,
  { buckets, seconds }: Counts,
): readonly MetricValueWithName<'operation' | 'le'>[] => {
  let count = 0;
  const values = buckets.map((requests, at) => {
    count += requests;
    return { metricName: `${NAME}_bucket`, labels: { operation, le: BUCKETS[at] ?? '+Inf' }, value: count };
  });
  return [
    ...values,
    { metricName: `${NAME}_sum`, labels: { operation }, value: seconds },
    { metricName: `${NAME}_count`, labels: { operation }, value: count },
  ];
};

/**
 * A histogram whose numbers are kept outside of it: the library sorts and joins the labels at every observation, which would
 * cost more than the rest of a measurement.
 */
class DurationHistogram extends Histogram<'operation' | 'le'> {
  /** A library histogram without observations, for name, help text and type. */
  readonly #empty: Histogram<'operation' | 'le'>;
  readonly #counts: ReadonlyMap<OperationName, Counts>;

  constructor(counts: ReadonlyMap<OperationName, Counts>, registry: Registry) {
    const description = {
      name: NAME,
      help: 'Time from the headers of a request to the end of its reply, in seconds',
      labelNames: ['operation'],
      buckets: BUCKETS,
    } as const;
    super({ ...description, registers: [registry] });
    this.#empty = new Histogram({ ...description, registers: [] });
    this.#counts = counts;
  }

  override async get(): Promise<MetricObjectWithValues<MetricValueWithName<'operation' | 'le'>>> {
    const values = [...this.#counts].flatMap(([operation, counts]) => exported(operation, counts));
    return { ...(await this.#empty.get()), values };
  }

  /** The registry calls this instead of `get` when it writes text. */
  getForPromString() {
    return this.get();
  }
}

/** Metrics of requests: count by operation and status, durations, and how many are in progress. */
export const requestMetrics = (registry: Registry): RequestObserver => {
  const operations = new Map<OperationName, Counts>();
  let inFlight = 0;
  new DurationHistogram(operations, registry);
  new Counter({
    name: 'wondercast_http_requests_total',
    help: 'Requests by operation of the API (or page, static, image, health …) and status; 499: the client left first',
    labelNames: ['operation', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [operation, { byStatus }] of operations)
        for (const [status, count] of byStatus) this.inc({ operation, status }, count);
    },
  });
  new Gauge({
    name: 'wondercast_http_requests_in_flight',
    help: 'Requests that are being served',
    registers: [registry],
    collect() {
      this.set(inFlight);
    },
  });
  return {
    began: () => {
      inFlight += 1;
    },
    ended: (operation, status, seconds) => {
      inFlight -= 1;
      let counts = operations.get(operation);
      if (!counts) {
        counts = newCounts();
        operations.set(operation, counts);
      }
      counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + 1);
      counts.seconds += seconds;
      let bucket = 0;
      while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket += 1;
      counts.buckets[bucket] = (counts.buckets[bucket] ?? 0) + 1;
    },
  };
};
