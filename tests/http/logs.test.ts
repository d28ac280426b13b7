import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../adapters/system/log.ts';
import { PASSWORD, startApp, type TestApp } from '../support/app.ts';
import { startMailServer } from '../support/mail-server.ts';
import { createKey } from '../support/partners.ts';
import { until } from '../support/until.ts';
import { book } from './bodies.ts';

/** In everything that the journeys enter, so that any of it is found. */
const MARK = `mark${randomBytes(6).toString('hex')}`;
const PERSON = {
  companyName: `${MARK} Studio`,
  firstName: MARK,
  lastName: `van ${MARK}`,
  email: `${MARK}@northlight.example`,
  phoneNumber: '+1 415 555 0199',
};

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly requestId?: string;
  readonly traceId?: string;
  readonly task?: string;
  readonly operation?: string;
}

describe('the log', () => {
  let app: TestApp;
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  const lines = (): readonly Line[] =>
    app
      .log()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);

  beforeAll(async () => {
    mailServer = await startMailServer({
      // As mail servers do: the refusal repeats the address.
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`<${address}>: no such mailbox`), { responseCode: 550 })),
    });
    app = await startApp({
      store: 'postgres',
      env: {
        LOG_LEVEL: 'debug',
        SMTP_URL: mailServer.url,
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      },
    });
  });
  afterAll(async () => {
    await app.stop();
    await mailServer.stop();
  });

  it('names the request on every line that it causes, also when a job fails later', async () => {
    expect((await book(app.client(), PERSON)).status).toBe(201);
    const failed = await until('the mail fails', () =>
      lines().find(({ msg, task }) => msg.startsWith('A job failed') && task === 'mail-booking-received'),
    );
    const asked = await until('the request is logged', () =>
      lines().find(({ msg, operation }) => msg === 'Request' && operation === 'createBooking'),
    );
    expect(failed.requestId).toBe(asked.requestId);
    expect(failed.traceId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('has the id that a failure tells its customer', async () => {
    const database = new pg.Client({ connectionString: app.databaseUrl ?? '' });
    await database.connect();
    await database.query('alter table orders rename to elsewhere');
    const items = [{ experienceId: 1, selectedTier: 'elevated', quantity: 1 }];
    const reply = await app
      .client()
      .post<{ requestId: string }>('/api/orders', { ...PERSON, items, totalPrice: 1450 });
    await database.query('alter table elsewhere rename to orders');
    await database.end();
    expect(reply.status).toBe(500);
    const line = lines().find(
      ({ msg, requestId }) => msg === 'Unexpected failure' && requestId === reply.body.requestId,
    );
    expect(line?.level).toBe(50);
  });

  it('says nothing of people, whatever they enter and whatever fails', async () => {
    const client = app.client();
    const account = { username: MARK, password: PASSWORD, email: PERSON.email };
    expect((await client.post('/api/register', account)).status).toBe(201);
    expect((await client.post('/api/register', account)).status).toBe(409);
    await client.patch('/api/user/profile', { ...PERSON, phone: PERSON.phoneNumber });
    await app.client().post('/api/login', { username: MARK, password: `${MARK}-wrong` });
    await app.client().post('/api/password-resets', { account: PERSON.email, email: PERSON.email });
    await client.get(`/pay/${MARK}`);
    await client.get(`/api/bookings/by-reference/${MARK}?email=${PERSON.email}`);
    await client.post('/api/bookings', { ...PERSON, items: MARK });
    await client.post('/api/stripe/webhook', { [MARK]: MARK });
    const key = await createKey(await app.admin(), { kind: 'secret', scopes: ['bookings:write'] });
    await book(app.client(), PERSON, { authorization: `Bearer ${key}` });
    await app.client().get('/api/experiences', { authorization: `Bearer sk_${MARK}${MARK}${MARK}` });

    await until('mails fail', () => lines().filter(({ msg }) => msg.startsWith('A job failed')).length >= 4);
    const text = app.log();
    for (const secret of [MARK, PERSON.phoneNumber, PASSWORD, key]) expect(text).not.toContain(secret);
    // The mail server's words are there, its address is not.
    expect(text).toContain('(address)');
    const caused = lines().filter(({ operation, task }) => operation !== undefined || task !== undefined);
    expect(caused.length).toBeGreaterThan(10);
    expect(caused.filter(({ requestId }) => requestId === undefined)).toEqual([]);
  });

  it('would say an address that a mail server repeats, were it not hidden', () => {
    const written: string[] = [];
    const log = createLog('info', { write: (line) => void written.push(line) });
    log.warn({ err: new Error(`550 <${PERSON.email}>: no such mailbox`) }, `Refused by ${PERSON.email}`);
    log.info({}, 'postgres://shop:secret-word@db.internal.example/shop');
    expect(written.join('')).not.toContain(MARK);
    expect(written.join('')).not.toContain('secret-word');
    expect(written[0]).toContain('550 <(address)>: no such mailbox');
  });
});
