import { afterEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { type ReceivedSpan, startSpanReceiver } from '../support/span-receiver.ts';
import { until } from '../support/until.ts';
import { book, CUSTOMER } from './bodies.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };

/** The names from the first span of a trace down to this one. */
const pathTo = (spans: readonly ReceivedSpan[], span: ReceivedSpan): readonly string[] => {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? pathTo(spans, parent) : []), span.name];
};

describe('traces', () => {
  let app: TestApp | null = null;
  let receiver: Awaited<ReturnType<typeof startSpanReceiver>>;
  afterEach(async () => {
    await app?.stop();
    await receiver.stop();
  });
  const start = async (store: TestApp['store'], env: Record<string, string> = {}) => {
    receiver = await startSpanReceiver();
    app = await startApp({ store, env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, ...env } });
    return app;
  };

  it('make one tree of a booking: request, use case, statement, and across the queue its mail', async () => {
    const shop = await start('postgres');
    const reply = await book(shop.client(), {}, CALLER);
    expect(reply.status).toBe(201);
    await until('the mail is sent', async () => (await shop.outbox()).length > 0);
    await shop.stop();
    app = null;

    const spans = receiver.spans().filter(({ traceId }) => traceId === TRACE);
    const paths = spans.map((span) => pathTo(spans, span).join(' > '));
    expect(paths).toContain('createBooking');
    expect(paths).toContain('createBooking > placeBooking');
    expect(paths).toContainEqual(
      expect.stringMatching(/^createBooking > placeBooking > (?:.*, )?insert into bookings\b/),
    );
    const job = 'createBooking > placeBooking > job mail-booking-received';
    expect(paths).toContain(`${job} > mailBookingReceived`);
    expect(paths).toContainEqual(expect.stringMatching(new RegExp(`^${job} > mailBookingReceived > select`)));

    const [root] = spans.filter(({ name }) => name === 'createBooking');
    expect(root?.parentSpanId).toBe('00f067aa0ba902b7');
    expect(root?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 201 } });
    const told = [...Object.values(CUSTOMER), reply.body.bookingReference, 'Northlight'];
    for (const value of told) expect(receiver.text()).not.toContain(value);
  });

  it('note a failure by its kind, without its words', async () => {
    const shop = await start('memory');
    await shop.client().post('/api/login', { username: 'nobody', password: 'a-wrong-word' });
    await shop.stop();
    app = null;
    const failed = receiver.spans().find(({ name }) => name === 'signIn');
    expect(failed?.attributes).toContainEqual({
      key: 'error.type',
      value: { stringValue: 'Refusal not_authenticated' },
    });
    expect(receiver.text()).not.toMatch(/nobody|a-wrong-word|Invalid/);
  });

  it('are off without an exporter, and then an answer names none', async () => {
    const shop = await start('memory', { OTEL_TRACES_EXPORTER: 'none' });
    expect(shop.running.tracing).toBeNull();
    const traced = await shop.client().get('/api/user', CALLER);
    expect(traced.headers.get('traceresponse')).toBeNull();
    expect(receiver.spans()).toEqual([]);
  });
});
