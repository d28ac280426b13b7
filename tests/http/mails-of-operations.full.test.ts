import type { Wire } from '@wondercast/openapi/codec/wire';
import { resolve } from '@wondercast/openapi/document';
import { operations } from '@wondercast/openapi/generated/operations';
import type { Operation } from '@wondercast/openapi/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../adapters/http/pipeline/rate-limits.ts';
import { PASSWORD, type SignedInClient, startApp, type TestApp } from '../support/app.ts';
import { unique } from '../support/builders.ts';
import type { Client } from '../support/http-client.ts';
import { aLine, aSubmit, book } from './bodies.ts';
import { document } from './fuzz-requests.ts';
import { mailTo } from './mail-to.ts';

/** Mails that one address gets within an hour of what anybody does by one operation. */
const MOST = LIMITS.mails.points;
const TIMES = MOST + 5;

/** These end the account or the session that asks, or are the machine's own. */
const LEFT_OUT = ['logout', 'deleteAccount', 'endOtherSessions', 'endSession'];

const WRITES = (operations as readonly Operation[]).filter(
  ({ id, method, outsideProduction }) => method !== 'get' && !outsideProduction && !LEFT_OUT.includes(id),
);

type Example = Readonly<Record<string, unknown>>;

/** The contract's own example of a body. */
const exampleOf = ({ method, path }: Operation): Example | null => {
  const { requestBody } = document.paths[path]?.[method] ?? {};
  const json = requestBody && resolve(document, requestBody).content?.['application/json'];
  return (json as { readonly example?: Example } | undefined)?.example ?? null;
};

describe('mails that an operation of the contract causes', () => {
  let app: TestApp;
  let unlimited: TestApp;
  beforeAll(async () => {
    const env = { TRUST_PROXY: '1' };
    app = await startApp({ store: 'memory', env: { ...env, RATE_LIMITS: 'on' } });
    unlimited = await startApp({ store: 'memory', env: { ...env, RATE_LIMITS: 'off' } });
  });
  afterAll(async () => {
    await app.stop();
    await unlimited.stop();
  });

  let last = 0;
  /** Whoever asks: each request comes from another address. */
  const from = () => ({ 'x-forwarded-for': `10.${last >> 16}.${(last >> 8) & 255}.${last++ & 255}` });

  /** What a booking costs now: an operation that was called before may have set a tax or a price. */
  const totalOf = async (shop: TestApp): Promise<number> => {
    const { body } = await shop.client().post<Wire<'Quote'>>('/api/quotes', { items: [aLine()] }, from());
    return body.total;
  };

  /** Calls an operation over and over in the name of an address of its own, which it answers. */
  const flood = async (
    shop: TestApp,
    operation: Operation,
    admin: SignedInClient,
    times = TIMES,
  ): Promise<string> => {
    const email = `${unique('victim')}@mail.test`;
    const owner = shop.client();
    if (operation.role === 'user' || operation.id === 'requestPasswordReset')
      await owner.post('/api/register', { username: unique('victim'), password: PASSWORD, email }, from());
    const totalPrice = await totalOf(shop);
    const { body: booking, status: placed } = await book(owner, { email, totalPrice }, from());
    if (placed !== 201) throw new Error(`Before ${operation.id}: ${booking.message}`);
    const path = operation.path
      .replace('{id}', String(booking.id))
      .replace('{sessionId}', `${booking.id}-1-1`)
      .replace('{reference}', booking.bookingReference)
      .replaceAll(/\{\w+\}/g, '1');
    const body =
      operation.id === 'createBooking' ? aSubmit({ email, totalPrice }) : (exampleOf(operation) ?? {});
    const written = JSON.stringify(body)
      .replaceAll(/"[^"@]*@[^"]*"/g, JSON.stringify(email))
      .replaceAll('"correct horse"', JSON.stringify(PASSWORD));
    const callers: readonly Client[] =
      operation.role === 'admin' ? [admin] : operation.role === 'visitor' ? [owner, shop.client()] : [owner];
    for (const caller of callers)
      for (let time = 0; time < times; time++) {
        const { status } = await caller.request(operation.method.toUpperCase(), path, {
          body: operation.body === null ? {} : JSON.parse(written),
          headers: { ...from(), 'Idempotency-Key': unique('key') },
        });
        // What is refused once for its form is refused always.
        if ([400, 401, 403, 404, 422].includes(status)) break;
      }
    return email;
  };
  /** How many mails each of them has, once those that were caused before are sent: jobs run in their order. */
  const mailsTo = async (shop: TestApp, emails: readonly string[]): Promise<readonly number[]> => {
    const last = { email: `${unique('last')}@mail.test`, totalPrice: await totalOf(shop) };
    const after = await book(shop.client(), last, from());
    await mailTo(shop, after.body.bookingReference);
    const counts = new Map<string, number>();
    for (const each of (await shop.outbox()).flatMap((sent) => sent.recipients))
      counts.set(each, (counts.get(each) ?? 0) + 1);
    return emails.map((email) => counts.get(email) ?? 0);
  };

  it('are no more than an address may have, whoever calls it', async () => {
    const admin = await app.admin();
    const countsOf = async (asked: readonly Operation[], times: number) => {
      const emails: string[] = [];
      for (const operation of asked) emails.push(await flood(app, operation, admin, times));
      const mails = await mailsTo(app, emails);
      return asked.map((operation, at) => ({ operation, mails: mails[at] ?? 0 }));
    };
    // A few calls tell which of them mail at all, beyond the booking and its invoice.
    const mailing = (await countsOf(WRITES, 4)).filter(({ mails }) => mails > 2);
    const flooding = mailing.map(({ operation }) => operation);
    const counts = (await countsOf(flooding, TIMES)).map(
      ({ operation, mails }) => [operation.id, mails] as const,
    );
    expect(counts.filter(([, mails]) => mails > MOST)).toEqual([]);
    // A test that reaches nothing would be as quiet.
    expect(counts.filter(([, mails]) => mails === MOST).map(([id]) => id)).toContain('createBooking');
  });

  it('(without the limits there are more)', async () => {
    const admin = await unlimited.admin();
    const [placing] = WRITES.filter(({ id }) => id === 'createBooking');
    if (!placing) throw new Error('The contract has no createBooking');
    const email = await flood(unlimited, placing, admin);
    expect((await mailsTo(unlimited, [email]))[0]).toBeGreaterThan(MOST);
  });

  it('is asked of the contract as it is', async () => {
    const { body } = await app.client().get<Wire<'Problem'>>('/api/user', from());
    expect(body.message).toBe('Not authenticated');
    expect(WRITES.length).toBeGreaterThan(80);
  });
});
