import { CHANGE_WAITS_MS, lapseChanges } from '@wondercast/core/bookings/changes/steps/lapse-changes';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { STORES } from '../../support/full.ts';
import type { Client } from '../../support/http-client.ts';
import { confirmAsBrowser } from '../../support/stripe-double/browser.ts';
import { WEBHOOK_SECRET } from '../../support/stripe-double/stripe-double.ts';
import { until } from '../../support/until.ts';
import type { BookingReply } from '../bodies.ts';
import { bookWith, openIntent } from './card-checkout.ts';
import { usingStripeShop } from './stripe-shop.ts';

const DECLINED = '4000000000000002';
const ASKS = '4000002500003155';
const SLOW = '4000000000000077';

/** More people than an elevated unit seats, and what the premium one costs more. */
const MORE_PEOPLE = { lines: [{ line: 1, headcount: 120 }] };

type Changed = Wire<'RebookedBooking'>;

describe.each(STORES)('a change of a paid booking, paid through Stripe on %s', (store) => {
  const shop = usingStripeShop(store);

  const bookPaid = async (client: Client): Promise<BookingReply> => {
    const { body } = await openIntent(client);
    await confirmAsBrowser(shop.double.url, body.clientSecret);
    return (await bookWith(client, body.paymentIntentId)).body;
  };

  /** Asks for more people than the room seats; what has become of the payment is asked as the browser does. */
  const waiting = async () => {
    const client = shop.app.client();
    const booked = await bookPaid(client);
    const path = `/api/bookings/${booked.id}`;
    const { body: quoted } = await client.post<Wire<'AmendmentQuote'>>(
      `${path}/amendments/quote`,
      MORE_PEOPLE,
    );
    const ask = () =>
      client.post<Changed>(`${path}/amendments`, {
        ...MORE_PEOPLE,
        shownDifference: quoted.difference,
        version: quoted.version,
      });
    const became = async (paymentIntentId: string) =>
      (
        await client.post<Wire<'ChangeOutcome'>>(`${path}/change-payment/completion`, {
          paymentIntentId,
        })
      ).body.became;
    const read = async () => (await client.get<BookingReply>(path)).body;
    const money = async () => (await client.get<Wire<'BookingPayments'>>(`${path}/payments`)).body;
    const expectMade = async () => {
      expect(await read()).toMatchObject({
        totalPrice: booked.totalPrice + quoted.difference,
        paymentStatus: 'paid',
        items: [{ selectedTier: 'premium' }],
      });
      expect(await money()).toMatchObject({
        received: booked.totalPrice + quoted.difference,
        open: 0,
        waiting: null,
      });
    };
    const expectUntouched = async () => {
      const { totalPrice, items, version } = booked;
      expect(await read()).toMatchObject({ totalPrice, items, version });
      expect(await money()).toMatchObject({ received: totalPrice, open: 0 });
    };
    return { client, path, quoted, ask, became, money, expectMade, expectUntouched };
  };

  /** The same, up to the payment. */
  const opened = async () => {
    const made = await waiting();
    const { status, body } = await made.ask();
    const { intentId = '', clientSecret = '' } = body.payment ?? {};
    expect([status, body.payment?.amount]).toEqual([202, made.quoted.difference]);
    const confirm = (card?: string) => confirmAsBrowser(shop.double.url, clientSecret, card);
    return { ...made, intentId, confirm };
  };

  it('waits while its card is declined, and is made by the next one', async () => {
    const { intentId, confirm, became, money, quoted, expectMade, expectUntouched } = await opened();
    expect((await confirm(DECLINED)).failure).toBe('Your card was declined.');
    expect(await became(intentId)).toBe('waits');
    expect((await money()).waiting).toMatchObject({ kind: 'amendment', amount: quoted.difference });
    await expectUntouched();
    expect((await confirm()).status).toBe('succeeded');
    expect(await became(intentId)).toBe('made');
    await expectMade();
  });

  it('waits while the bank asks and when it refuses, and is made when it approves', async () => {
    const { intentId, confirm, became, expectMade, expectUntouched } = await opened();
    expect((await confirm(ASKS)).status).toBe('requires_action');
    expect(await became(intentId)).toBe('waits');
    shop.double.answerStep(intentId, false);
    expect(await became(intentId)).toBe('waits');
    await expectUntouched();
    await confirm(ASKS);
    shop.double.answerStep(intentId, true);
    expect(await became(intentId)).toBe('made');
    await expectMade();
  });

  it('is made by the webhook alone, delivered three times, when the bank takes its time and nobody looks', async () => {
    const { client, path, intentId, confirm, became, money, expectMade } = await opened();
    shop.double.webhooks.to({ url: `${shop.app.url}/api/stripe/webhook`, secret: WEBHOOK_SECRET, copies: 3 });
    expect((await confirm(SLOW)).status).toBe('processing');
    expect(await became(intentId)).toBe('being-paid');
    expect((await client.post(`${path}/change-payment`)).status).toBe(409);
    shop.double.settle(intentId);
    await until('the change', async () => (await money()).waiting === null);
    await expectMade();
    await shop.double.webhooks.quiet();
    await expectMade();
  });

  it('lapses after a day: its payment is closed at the provider, and it can be asked for anew', async () => {
    const { client, path, ask, intentId, confirm, became, money, expectUntouched, expectMade } =
      await opened();
    const { ports } = shop.app.running;
    const later = (ms: number) => lapseChanges({ ...ports, now: () => new Date(Date.now() + ms) });
    expect(await later(CHANGE_WAITS_MS - 60_000)).toEqual([]);
    expect(await became(intentId)).toBe('waits');
    expect(await later(CHANGE_WAITS_MS + 60_000)).toEqual([]);
    expect(shop.double.books.intents.get(intentId)?.status).toBe('canceled');
    expect((await confirm()).status).toBeNull();
    expect(await became(intentId)).toBe('lapsed');
    expect((await money()).waiting).toBeNull();
    for (const tail of ['', '/mail'])
      expect((await client.post(`${path}/change-payment${tail}`)).status).toBe(409);
    await expectUntouched();

    const { payment } = (await ask()).body;
    expect(payment?.intentId).not.toBe(intentId);
    await confirmAsBrowser(shop.double.url, payment?.clientSecret ?? '');
    // Paid in time, though nobody has told the shop: it does not lapse.
    await later(CHANGE_WAITS_MS + 60_000);
    expect(await became(payment?.intentId ?? '')).toBe('made');
    await expectMade();
  });

  it('is refused while the provider is away, and nothing waits', async () => {
    const { ask, money, became, expectUntouched, expectMade } = await waiting();
    const from = Date.now();
    shop.double.faults.plan(/POST .*payment_intents/, { kind: 'status', status: 500 });
    expect((await ask()).status).toBe(502);
    shop.providerOutages.push({ from, to: Date.now() });
    shop.double.faults.clear();
    await expectUntouched();
    const { status, body } = await ask();
    expect(status).toBe(202);
    await confirmAsBrowser(shop.double.url, body.payment?.clientSecret ?? '');
    expect(await became(body.payment?.intentId ?? '')).toBe('made');
    expect((await money()).waiting).toBeNull();
    await expectMade();
  });
});
