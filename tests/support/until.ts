import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE_MS } from './patience.ts';

const AGAIN_MS = 10;

/**
 * Asks again and again until the answer is something, and answers it.
 * @throws Error that says what did not happen within `patienceMs`
 */
export const until = async <Answer>(
  what: string,
  ask: () => Answer | Promise<Answer>,
  patienceMs = PATIENCE_MS,
): Promise<NonNullable<Answer>> => {
  for (const deadline = performance.now() + patienceMs; ; ) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > deadline) throw new Error(`Within ${patienceMs} ms it never happened: ${what}`);
    await pause(AGAIN_MS);
  }
};
