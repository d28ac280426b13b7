import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { audit, premisesOf } from '../support/auditor.ts';
import { freePort } from '../support/free-port.ts';
import { readMail, type SentMail } from '../support/outbox.ts';
import { timePasses } from '../support/time-passes.ts';
import { allowing } from './allowance.ts';
import { rowsOf } from './process-audit.ts';

/** A mail server that answers as it is told, and keeps what it has taken. */
interface MailServer {
  readonly port: number;
  readonly taken: readonly SentMail[];
  /** How it answers to the next messages: a code, or null for taking them; after so many milliseconds. */
  behave(code: number | null, delayMs?: number): void;
  close(): Promise<void>;
}

const startMailServer = async (port = 0): Promise<MailServer> => {
  const taken: SentMail[] = [];
  let answer: { code: number | null; delayMs: number } = { code: null, delayMs: 0 };
  const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const { code, delayMs } = answer;
      void timePasses(delayMs).then(async () => {
        if (code !== null) return done(Object.assign(new Error('Not now'), { responseCode: code }));
        taken.push(await readMail(Buffer.concat(chunks).toString('utf8')));
        done();
      });
    });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData,
    logger: false,
    closeTimeout: 100,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    behave: (code, delayMs = 0) => {
      answer = { code, delayMs };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

const BODY = {
  firstName: 'Mara',
  lastName: 'Reyes, Mara',
  email: 'mara@northlight.example',
  totalPrice: 1450,
  items: [{ experienceId: 1, selectedTier: 'elevated', quantity: 1 }],
};

describe('a mail server that has a bad day', () => {
  let app: TestApp | null = null;
  let server: MailServer | null = null;
  afterEach(async () => {
    await app?.stop();
    await server?.close();
    app = null;
    server = null;
  });

  const start = async (port: number) => {
    app = await startApp({ store: 'postgres', env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    return app;
  };
  const book = async (shop: TestApp) => {
    const reply = await shop.client().post<{ bookingReference: string }>('/api/bookings', BODY);
    expect(reply.status).toBe(201);
    return { reference: reply.body.bookingReference, ms: reply.ms };
  };
  /** What tells a customer that the booking is there, among the other mails about it. */
  const received = (mails: MailServer) =>
    mails.taken.filter(({ mail }) => mail.subject?.startsWith('We have your booking '));
  const arrived = (mails: MailServer, reference: string) =>
    expect
      .poll(() => received(mails).filter(({ mail }) => mail.subject?.includes(reference)).length, {
        timeout: allowing(15_000),
        interval: 50,
      })
      .toBe(1);
  const waiting = (shop: TestApp) =>
    rowsOf<{ attempts: number; last_error: string }>(
      shop.databaseUrl ?? '',
      `select attempts, last_error from graphile_worker.jobs where task_identifier = 'mail-booking-received'`,
    );

  it('(refuses connections) delays no booking, and has the mail as soon as it is back', async () => {
    const port = await freePort();
    const shop = await start(port);
    await book(shop);
    const { reference, ms } = await book(shop);
    expect(ms).toBeLessThan(allowing(500));
    await expect.poll(async () => (await waiting(shop))[0]?.last_error).toMatch(/ECONNREFUSED/);
    server = await startMailServer(port);
    await arrived(server, reference);
    const back = server;
    await expect.poll(() => received(back).length, { timeout: allowing(15_000) }).toBe(2);
    for (const { recipients } of received(back)) expect(recipients).toEqual(['mara@northlight.example']);
    await audit({ ...premisesOf(shop), outbox: false });
  });

  it.each([421, 451, 550, 554])(
    '(answers %d) is asked again, and has the mail in the end, once',
    async (code) => {
      server = await startMailServer();
      server.behave(code);
      const shop = await start(server.port);
      const { reference } = await book(shop);
      // What went wrong is there to be seen meanwhile.
      await expect.poll(async () => (await waiting(shop))[0]?.last_error).toMatch(/Not now/);
      server.behave(null);
      await arrived(server, reference);
      await expect.poll(async () => (await waiting(shop)).length).toBe(0);
      expect(received(server)).toHaveLength(1);
      await audit({ ...premisesOf(shop), outbox: false });
    },
  );

  it('(takes its time) delays neither bookings nor anything else', async () => {
    server = await startMailServer();
    server.behave(null, 2_000);
    const shop = await start(server.port);
    const placed = [];
    for (let time = 0; time < 5; time++) placed.push(await book(shop));
    // The first carries the warming up of a shop that has just started.
    for (const { ms } of placed.slice(1)) expect(ms).toBeLessThan(allowing(250));
    expect((await shop.client().get('/readyz')).status).toBe(200);
    expect(server.taken).toHaveLength(0);
    server.behave(null);
    for (const { reference } of placed) await arrived(server, reference);
    await audit({ ...premisesOf(shop), outbox: false });
  });

  it('(takes its time) would delay whoever sent mails while a customer waits', async () => {
    server = await startMailServer();
    server.behave(null, 1_000);
    const shop = await start(server.port);
    const since = performance.now();
    const { reference } = await book(shop);
    const booking = await shop.running.ports.read.bookings.byReference(reference);
    await shop.running.shop.mailBookingReceived(booking?.id ?? 0);
    expect(performance.now() - since).toBeGreaterThan(1_000);
  });
});
