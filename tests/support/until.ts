import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE_MS } from './patience.ts';

/** What comes soon is seen at once. What takes seconds is asked for less often: to ask costs more than to wait. */
const SOONEST_MS = 10;
const LATEST_MS = 250;
const OF_WAITED = 0.1;

/**
 * Asks again and again until the answer is something, and answers it.
 * @throws Error that says what did not happen within `patienceMs`
 */
export const until = async <Answer>(
  what: string,
  ask: () => Answer | Promise<Answer>,
  patienceMs = PATIENCE_MS,
): Promise<NonNullable<Answer>> => {
  for (const since = performance.now(); ; ) {
    const answer = await ask();
    if (answer) return answer;
    const waitedMs = performance.now() - since;
    if (waitedMs > patienceMs) throw new Error(`Within ${patienceMs} ms it never happened: ${what}`);
    await pause(Math.min(Math.max(SOONEST_MS, waitedMs * OF_WAITED), LATEST_MS));
  }
};
