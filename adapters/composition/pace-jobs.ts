import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { IN_BATCHES, WHEN_QUIET } from '@wondercast/core/jobs';

const LOOK_MS = 20;
/** How long mails give way to people who wait, and how long the drawing of invoices does. */
const MAIL_WAITS_MS = 200;
const DRAWING_WAITS_MS = 3_000;

const isOneOf = (tasks: readonly string[], task: string): boolean => tasks.includes(task);

/**
 * Lets people go first: while a server is writing for several of them, what each booking causes waits a moment before it takes
 * the machine, and goes on in the end however busy the shop is. Other jobs start at once.
 */
export const paceJobs = (server: Server): ((task: string) => Promise<void>) => {
  let writing = 0;
  server.on('request', (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    writing += 1;
    response.once('close', () => {
      writing -= 1;
    });
  });
  return async (task) => {
    if (!isOneOf(IN_BATCHES, task)) return;
    const until = Date.now() + (isOneOf(WHEN_QUIET, task) ? DRAWING_WAITS_MS : MAIL_WAITS_MS);
    while (writing > 1 && Date.now() < until) await sleep(LOOK_MS);
  };
};
