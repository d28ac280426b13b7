import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApp } from '../support/app.ts';
import type { SentMail } from '../support/outbox.ts';

const PATIENCE_MS = 10_000;
const POLL_MS = 20;

/** The mail about a booking, as soon as it is there, with the token of its link. */
export const mailTo = async (app: TestApp, reference: string): Promise<SentMail & { token: string }> => {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    const sent = (await app.outbox()).find(({ file }) => file.includes(reference));
    if (!sent) continue;
    const token = /[?&]token=([\w-]+)/.exec(sent.mail.text ?? '')?.[1] ?? '';
    return { ...sent, token };
  }
  throw new Error(`No mail about ${reference}`);
};
