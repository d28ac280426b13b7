import type { TestApp } from '../support/app.ts';
import type { SentMail } from '../support/outbox.ts';
import { until } from '../support/until.ts';

/** The mail that a booking was received, as soon as it is there, with the token of its link. */
export const mailTo = async (app: TestApp, reference: string): Promise<SentMail & { token: string }> => {
  const sent = await until(`a mail about ${reference}`, async () =>
    (await app.outbox()).find(({ file }) => file.includes(`booking-received-${reference}`)),
  );
  const token = /[?&]token=([\w-]+)/.exec(sent.mail.text ?? '')?.[1] ?? '';
  return { ...sent, token };
};
