import type { Shop } from '@wondercast/core/shop';
import type { Log } from '../http/log.ts';

/** A paid booking must be created within a minute, which leaves time for four runs. */
const INTERVAL_MS = 15_000;

/** At an interval, reconciles unfinished payments and continues changes whose refunds are in progress. Runs never overlap. */
export const startReconciling = (
  { reconcilePayments, carryOnChanges }: Pick<Shop, 'reconcilePayments' | 'carryOnChanges'>,
  log: Log,
): { stop(): Promise<void> } => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      const { failures } = await reconcilePayments();
      for (const err of failures) log.error({ err }, 'A payment could not be finished; it is tried again');
      for (const err of await carryOnChanges())
        log.error({ err }, 'A change of a booking could not be finished; it is tried again');
    } catch (err) {
      log.warn({ err }, 'Payments could not be looked after just now');
    }
    if (stopped) return;
    timer = setTimeout(next, INTERVAL_MS);
    timer.unref();
  };
  const next = (): void => {
    running = run();
  };
  next();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
