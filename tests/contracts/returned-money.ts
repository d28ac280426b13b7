import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { FEES_CHARGED, SESSIONS_SETTLED } from '@wondercast/core/bookings/booking/deletion';
import { BEING_CHANGED } from '@wondercast/core/bookings/booking/words';
import { type MinorUnits, minorUnits } from '@wondercast/core/kernel/money';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { RefundEvent } from '@wondercast/core/money/payment/payment-event';
import { PROVIDER_AWAY } from '@wondercast/core/money/payment/words';
import { describe, expect, it } from 'vitest';
import { aWebhook, unique, usd } from '../support/builders.ts';
import { anAdmin } from '../support/memory-ports.ts';
import { GOOD_CARD } from '../support/paying.ts';
import { PLACED, payingStore } from './paying-store.ts';
import { type OpenStore, refused } from './store-under-test.ts';

const BY_TRANSFER = usd(100);

/** What goes back is never more than what came, whoever gives it back meanwhile. */
export const describeReturnedMoney = (name: string, open: OpenStore) =>
  describe(`returned money on ${name}`, () => {
    const { store, asking, simulator, shop, shopWith, placed, payLink, paid, now } = payingStore(open);
    const entriesOf = ({ id }: Booking) => store().read.ledger.ofBooking(id);
    const returnsOf = async (booking: Booking) =>
      (await entriesOf(booking))
        .filter(({ kind }) => kind === 'refund')
        .map(({ amount, status, intentId }) => [intentId === null ? 'transfer' : 'card', amount, status]);
    const transferred = async (booking: Booking) => {
      const given = { amount: BY_TRANSFER, note: 'By transfer', key: null };
      await shop().recordOfflinePayment(anAdmin(), booking.id, given);
    };
    /** Paid at the provider, which has not told the shop. */
    const paidSilently = async (booking: Booking) => {
      const token = await payLink(booking);
      const opened = await shop().openBalance(token);
      await simulator.cards.pay(opened.clientSecret, GOOD_CARD);
      return { token, intentId: opened.id };
    };
    /** A part by transfer and the rest by card. */
    const paidInTwoWays = async () => {
      const booking = await placed();
      await transferred(booking);
      const { token, intentId } = await paidSilently(booking);
      await shop().settleBalance(token, intentId);
      return now(booking);
    };
    const cancel = (by: ReturnType<typeof shop>, { id: bookingId }: Booking) =>
      by.cancelOwn(
        asking,
        { bookingId, sessionId: null },
        { shownFee: usd(0), shownRefund: PLACED, reason: null },
      );
    /** The provider gives back what it is asked for, and its answer is lost. */
    const late = () =>
      shopWith({
        payments: {
          ...simulator,
          refund: async (request) => {
            await simulator.refund(request);
            throw new Refusal('provider', PROVIDER_AWAY);
          },
        },
      });
    const BACK_ONCE = [
      ['card', PLACED - BY_TRANSFER, 'succeeded'],
      ['transfer', BY_TRANSFER, 'pending'],
    ];

    it('is not marked as returned by the desk while a change returns it', async () => {
      const booking = await paidInTwoWays();
      await refused(cancel(late(), booking), 'provider');
      const pending = { paymentStatus: 'pending' } as const;
      await refused(shop().setPaymentStatus(anAdmin(), booking.id, pending), 'conflict', BEING_CHANGED);
      await cancel(shop(), booking);
      expect(await returnsOf(booking)).toEqual(BACK_ONCE);
    });

    it('is not added to by the desk while a change returns it, but by a request that is sent again', async () => {
      const booking = await paidInTwoWays();
      const part = { amount: usd(90), note: null, key: unique('refund') };
      await shop().refundBooking(anAdmin(), booking.id, part);
      const asks = { bookingId: booking.id, sessionId: null };
      const rest = { shownFee: usd(0), shownRefund: minorUnits(PLACED - part.amount), reason: null };
      await refused(late().cancelOwn(asking, asks, rest), 'provider');
      const before = await entriesOf(booking);
      const all = { amount: null, note: null, key: null };
      await refused(shop().refundBooking(anAdmin(), booking.id, all), 'conflict', BEING_CHANGED);
      const given = { amount: BY_TRANSFER, note: 'By transfer', key: null };
      await refused(shop().recordOfflinePayment(anAdmin(), booking.id, given), 'conflict', BEING_CHANGED);
      await shop().refundBooking(anAdmin(), booking.id, part);
      expect(await entriesOf(booking)).toEqual(before);
      await shop().cancelOwn(asking, asks, rest);
      expect(await returnsOf(booking)).toEqual([
        ['card', part.amount, 'succeeded'],
        ['card', PLACED - BY_TRANSFER - part.amount, 'succeeded'],
        ['transfer', BY_TRANSFER, 'pending'],
      ]);
    });

    it('is paid out only as far as it is still here when a change is finished', async () => {
      const booking = await paidInTwoWays();
      await refused(cancel(late(), booking), 'provider');
      // As if it had been paid out before anybody was stopped from doing so.
      const [change] = await store().read.bookingChanges.unfinishedOf(booking.id);
      const entry = { kind: 'refund', status: 'succeeded', amount: BY_TRANSFER, providerId: null } as const;
      const at = change?.createdAt ?? booking.createdAt;
      const rest = { intentId: null, key: null, note: 'Paid out', actor: null };
      await store().unitOfWork(({ ledger }) => ledger.add({ ...entry, ...rest, at, bookingId: booking.id }));
      await cancel(shop(), booking);
      expect(await returnsOf(booking)).toEqual([
        ['card', PLACED - BY_TRANSFER, 'succeeded'],
        ['transfer', BY_TRANSFER, 'succeeded'],
      ]);
    });

    it('that the provider has only promised is asked about again, with no word from the provider', async () => {
      const booking = await paid();
      const promising = shopWith({
        payments: {
          ...simulator,
          refund: async (request) => ({ ...(await simulator.refund(request)), status: 'pending' }),
        },
      });
      await cancel(promising, booking);
      expect(await returnsOf(booking)).toEqual([['card', PLACED, 'pending']]);
      const [asked] = (await entriesOf(booking)).filter(({ kind }) => kind === 'refund');
      const minuteLater = new Date((asked?.at ?? booking.createdAt).getTime() + 60_000);
      await shopWith({ now: () => minuteLater }).reconcilePayments();
      expect(await returnsOf(booking)).toEqual([['card', PLACED, 'succeeded']]);
    });

    /** The first of its two units: agreed by the desk. */
    const agreed = async () => {
      const booking = await paid(2);
      const id = `${booking.id}-1-1`;
      const startsAt = new Date('2026-04-20T18:00:00.000Z');
      const given = { startsAt, zone: 'America/New_York', version: null } as const;
      return { booking: await now(booking), id, agree: () => shop().agreeSession(anAdmin(), id, given) };
    };

    it('does not come back by deleting where a session is agreed or has taken place', async () => {
      const { booking, id, agree } = await agreed();
      await agree();
      await refused(shop().deleteBooking(asking.caller, booking.id), 'conflict', SESSIONS_SETTLED);
      await shop().setSessionDelivered(anAdmin(), id, { delivered: true, version: null });
      await refused(shop().deleteBooking(asking.caller, booking.id), 'conflict', SESSIONS_SETTLED);
      expect(await now(booking)).toMatchObject({ state: 'unconfirmed', paymentStatus: 'paid' });
      expect(await returnsOf(booking)).toEqual([]);
    });

    it('does not come back by deleting where a session was cancelled at a fee, and the desk may delete it', async () => {
      const { booking, id, agree } = await agreed();
      await agree();
      const asks = { bookingId: booking.id, sessionId: id };
      const fee = usd(50);
      await shop().cancelAny(anAdmin(), asks, { by: 'customer', fee, reason: 'Ill', refund: null });
      await refused(shop().deleteBooking(asking.caller, booking.id), 'conflict', FEES_CHARGED);
      expect(await now(booking)).toMatchObject({ state: 'unconfirmed', total: PLACED + fee });
      await shop().deleteAnyBooking(anAdmin(), booking.id);
      expect(await store().read.bookings.byId(booking.id)).toBeNull();
    });

    it('waits to be paid out where it came by transfer and the booking is deleted', async () => {
      const booking = await placed();
      await transferred(booking);
      await shop().deleteBooking(asking.caller, booking.id);
      const waiting = (await shop().refundsToPayOut(anAdmin())).filter(
        ({ entry }) => entry.bookingId === booking.id,
      );
      expect(waiting).toMatchObject([{ entry: { amount: BY_TRANSFER, actor: null }, booking: null }]);
      await shop().markPaidOut(anAdmin(), waiting[0]?.entry.id ?? 0);
      expect(await returnsOf(booking)).toEqual([['transfer', BY_TRANSFER, 'succeeded']]);
    });

    const tell = async (event: RefundEvent) => {
      const { body, signature } = simulator.deliver(event);
      await shop().receiveWebhook(body, signature);
    };
    /** A refund that somebody made with the provider's own tools. */
    const refundedElsewhere = async (intentId: string, amount: MinorUnits) => {
      const made = await simulator.refund({ key: unique('elsewhere'), intentId, amount });
      const event: RefundEvent = {
        id: unique('evt'),
        kind: 'refund',
        intentId,
        refundId: made.id,
        key: null,
        amount,
        status: 'succeeded',
      };
      await tell(event);
      return event;
    };

    it('of a payment that is not booked yet is written to its booking together with the payment, and told once', async () => {
      const { id: endpointId } = await store().unitOfWork(({ webhookEndpoints }) =>
        webhookEndpoints.add(aWebhook({ events: ['booking.refunded'] })),
      );
      const told = async (id: number) => {
        const limits = { limit: 50, before: null };
        const page = await store().read.webhookDeliveries.page({ endpointId, state: null }, limits);
        return page.deliveries.filter(({ bookingId }) => bookingId === id).map(({ event }) => event);
      };
      const booking = await placed();
      await transferred(booking);
      const { token, intentId } = await paidSilently(booking);
      const report = await refundedElsewhere(intentId, usd(90));
      expect([await returnsOf(booking), await told(booking.id)]).toEqual([[], []]);
      await shop().settleBalance(token, intentId);
      expect(await told(booking.id)).toEqual(['booking.refunded']);
      // The provider reports it once more, and the payment is looked at again.
      await tell({ ...report, id: unique('evt') });
      await shop().settleBalance(token, intentId);
      expect(await told(booking.id)).toEqual(['booking.refunded']);
      expect(await returnsOf(booking)).toEqual([['card', usd(90), 'succeeded']]);
      const { open } = await shop().bookingForAdmin(anAdmin(), booking.id);
      expect(open).toBe(usd(90));
    });

    it('leaves a booking as it was when all of a payment has gone back before it was booked', async () => {
      const booking = await placed();
      await transferred(booking);
      const { intentId } = await paidSilently(booking);
      await refundedElsewhere(intentId, minorUnits(PLACED - BY_TRANSFER));
      await shop().finishIntent(intentId);
      expect(await entriesOf(booking)).toMatchObject([{ kind: 'offline', amount: BY_TRANSFER }]);
      expect(await store().read.intents.byId(intentId)).toMatchObject({ state: 'refunded' });
      expect(await now(booking)).toMatchObject({ paymentStatus: 'pending' });
    });
  });
