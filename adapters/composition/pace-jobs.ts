import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { IN_BATCHES, WHEN_IDLE } from '@wondercast/core/kernel/jobs';

const POLL_MS = 20;
/** Longest delay of jobs that send mails or render invoices while requests are served, in milliseconds. */
const MAIL_DELAY_MS = 200;
const DRAWING_DELAY_MS = 3_000;

const isOneOf = (tasks: readonly string[], task: string): boolean => tasks.includes(task);

/**
 * Gives requests priority over jobs: while the server handles several writes, the jobs of a booking are delayed for a limited time.
 * Other jobs start at once.
 */
export const paceJobs = (server: Server): ((task: string) => Promise<void>) => {
  let activeWrites = 0;
  server.on('request', (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    activeWrites += 1;
    response.once('close', () => {
      activeWrites -= 1;
    });
  });
  return async (task) => {
    if (!isOneOf(IN_BATCHES, task)) return;
    const deadline = Date.now() + (isOneOf(WHEN_IDLE, task) ? DRAWING_DELAY_MS : MAIL_DELAY_MS);
    while (activeWrites > 1 && Date.now() < deadline) await sleep(POLL_MS);
  };
};
