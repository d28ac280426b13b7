import { newRequestId } from '../system/work-context.ts';
import type { Log } from './log.ts';
import type { RequestObserver } from './measured-response.ts';

/** Logs one line per request, without its URL: paths contain booking references and secret links. */
export const accessLog = (log: Pick<Log, 'debug'>): RequestObserver => ({
  began: () => {},
  ended: (operation, status, seconds, requestId) =>
    log.debug(
      { requestId: requestId ?? newRequestId(), operation, status, ms: Math.round(seconds * 10_000) / 10 },
      'Request',
    ),
});

/** Combines several observers into one; null when there is none. */
export const allObservers = (
  observers: readonly (RequestObserver | null | undefined)[],
): RequestObserver | null => {
  const present = observers.filter((each) => each !== null && each !== undefined);
  const [only] = present;
  if (present.length < 2) return only ?? null;
  return {
    began: () => {
      for (const each of present) each.began();
    },
    ended: (...given) => {
      for (const each of present) each.ended(...given);
    },
  };
};
