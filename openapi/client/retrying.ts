export type Fetch = typeof fetch;

/** What passes by itself: too many at once, and a shop that is away or starting. */
const PASSING = [429, 502, 503, 504];
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

const pause = (ms: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });

/** In milliseconds: proxies in between may name a date where the shop names seconds. Zero where nobody asks for a pause. */
const askedPause = (response: Response | null): number => {
  const text = response?.headers.get('Retry-After') ?? '';
  const seconds = Number(text);
  return Number.isNaN(seconds) ? Math.max(Date.parse(text) - Date.now(), 0) || 0 : seconds * 1000;
};

/** As the shop asks, else half a second, one, two … with a little chance, so that many do not come back at one moment. */
const pauseAfter = (attempt: number, response: Response | null): number => {
  const asked = askedPause(response);
  const own = FIRST_PAUSE_MS * 2 ** attempt * (0.75 + Math.random() / 2);
  return Math.min(asked || own, LONGEST_PAUSE_MS);
};

/** What is as if it happened once however often it does. */
const IDEMPOTENT = ['GET', 'PUT', 'DELETE'];

/** What is idempotent, and POSTs under an idempotency key. */
const mayRepeat = ({ method = 'GET', headers }: RequestInit = {}): boolean =>
  IDEMPOTENT.includes(method) || (method === 'POST' && new Headers(headers).has('Idempotency-Key'));

/**
 * A `fetch` that asks up to `times` times more when a request fails in a way that passes by itself, and may happen twice.
 */
export const retrying =
  (times: number, fetch: Fetch = (...request) => globalThis.fetch(...request)): Fetch =>
  async (address, init) => {
    const retries = mayRepeat(init) ? times : 0;
    for (let attempt = 0; ; attempt++) {
      let response: Response | null = null;
      try {
        response = await fetch(address, init);
        if (attempt >= retries || !PASSING.includes(response.status)) return response;
      } catch (error) {
        if (attempt >= retries || init?.signal?.aborted) throw error;
      }
      await response?.body?.cancel();
      await pause(pauseAfter(attempt, response), init?.signal);
    }
  };
