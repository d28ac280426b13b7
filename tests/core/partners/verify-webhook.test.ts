import { signatures } from '@wondercast/adapters/webhooks/signature';
import { verifyWebhook, WebhookError, type WebhookRequest } from '@wondercast/client';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';

const OLD = `whsec_${Buffer.from('the old secret of an endpoint').toString('base64')}`;
const NEW = `whsec_${Buffer.from('the new secret of an endpoint').toString('base64')}`;
const AT = new Date('2026-11-21T09:30:00Z');
const BODY = JSON.stringify({
  type: 'booking.created',
  timestamp: AT.toISOString(),
  data: { bookingId: 41, bookingReference: 'WC-7K2M9QXR4T', partnerId: 1 },
});

const headersBy = (signedBy: readonly string[]) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(AT.getTime() / 1000),
  'webhook-signature': signatures(signedBy, { id: 'msg_1', at: AT, body: BODY }),
});
const headers = headersBy([NEW]);

/** A request as the shop signs it. */
const request = (change: Partial<WebhookRequest> = {}, signedBy: readonly string[] = [NEW]) => ({
  body: BODY,
  headers: headersBy(signedBy),
  secret: NEW,
  now: () => AT,
  ...change,
});
const refusalOf = (asked: WebhookRequest) => verifyWebhook(asked).catch((error: unknown) => error);
const later = (seconds: number) => () => new Date(AT.getTime() + seconds * 1000);

describe('a webhook’s message', () => {
  it('is believed with the shop’s signature, as text or bytes, with the headers of fetch or of Node', async () => {
    const message = { id: 'msg_1', type: 'booking.created', data: { bookingId: 41, partnerId: 1 } };
    expect(await verifyWebhook(request())).toMatchObject(message);
    expect(await verifyWebhook(request({ body: Buffer.from(BODY) }))).toMatchObject(message);
    expect(await verifyWebhook(request({ headers: new Headers(headers) }))).toMatchObject(message);
    const shouted = Object.fromEntries(
      Object.entries(headers).map(([name, text]) => [name.toUpperCase(), [text]]),
    );
    expect(await verifyWebhook(request({ headers: shouted }))).toMatchObject(message);
  });

  it('is believed with the signature of any other library of the standard', async () => {
    const signature = new Webhook(NEW).sign('msg_1', AT, BODY);
    const signed = { ...headers, 'webhook-signature': signature };
    expect(await verifyWebhook(request({ headers: signed }))).toMatchObject({ id: 'msg_1' });
  });

  it('is believed by either secret while one takes the other’s place', async () => {
    for (const signedBy of [[OLD], [NEW], [OLD, NEW]])
      expect(await verifyWebhook(request({ secret: [NEW, OLD] }, signedBy))).toMatchObject({ id: 'msg_1' });
    expect(await verifyWebhook(request({ secret: OLD }, [OLD, NEW]))).toMatchObject({ id: 'msg_1' });
  });

  it('is refused by another secret, with another body, id or time, and without a header', async () => {
    const refused = [
      request({ secret: OLD }),
      request({ secret: [] }),
      request({ body: BODY.replace('41', '42') }),
      request({ headers: { ...headers, 'webhook-id': 'msg_2' } }),
      request({ headers: { ...headers, 'webhook-timestamp': String(AT.getTime() / 1000 + 1) } }),
      request({ headers: { ...headers, 'webhook-timestamp': 'soon' } }),
      request({ headers: { ...headers, 'webhook-signature': 'v1,' } }),
      request({ headers: { ...headers, 'webhook-signature': 'v1,?' } }),
      request({
        headers: { ...headers, 'webhook-signature': headers['webhook-signature'].replace('v1', 'v2') },
      }),
      ...Object.keys(headers).map((name) => request({ headers: { ...headers, [name]: undefined } })),
    ];
    for (const each of refused) expect(await refusalOf(each)).toBeInstanceOf(WebhookError);
  });

  it('says of a malformed secret that it is the receiver’s mistake', async () => {
    for (const secret of ['', 'whsec_', 'whsec_?'])
      expect(await refusalOf(request({ secret }))).toBeInstanceOf(TypeError);
  });

  it('is refused when its time is too far from the receiver’s, in the past or the future', async () => {
    for (const seconds of [-300, 300])
      expect(await verifyWebhook(request({ now: later(seconds) }))).toMatchObject({ id: 'msg_1' });
    for (const seconds of [-301, 301])
      expect(await refusalOf(request({ now: later(seconds) }))).toBeInstanceOf(WebhookError);
    const patient = request({ now: later(301), toleranceSeconds: 600 });
    expect(await verifyWebhook(patient)).toMatchObject({ id: 'msg_1' });
  });
});
