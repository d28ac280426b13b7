import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { AmendmentGiven } from '@wondercast/core/bookings/changes/rules';
import { minorUnits } from '@wondercast/core/kernel/money';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { PaymentEvent } from '@wondercast/core/money/payment/payment-event';
import { BOOKING_PAID, NOTHING_TO_REFUND, PROVIDER_AWAY } from '@wondercast/core/money/payment/words';
import type { OnceKey } from '@wondercast/core/people/answers';
import { KEY_REUSED } from '@wondercast/core/people/once';
import { describe, expect, it } from 'vitest';
import { unique, usd } from '../support/builders.ts';
import { anAdmin } from '../support/memory-ports.ts';
import { GOOD_CARD } from '../support/paying.ts';
import { NOW, PLACED, payingStore } from './paying-store.ts';
import { type OpenStore, refused } from './store-under-test.ts';

const onceKey = (): OnceKey => ({ scope: 'change visitors', key: unique('key'), fingerprint: 'print' });
const LATER = new Date(NOW.getTime() + 60_000);

/** What a change of a booking promises beside its races, whichever store keeps it. */
export const describeChangePromises = (name: string, open: OpenStore) =>
  describe(`promises of changes on ${name}`, () => {
    const { store, asking, simulator, shop, shopWith, placed, payLink, paid, now, money } = payingStore(open);
    const whole = ({ id: bookingId }: Booking) => ({ bookingId, sessionId: null });
    const shown = (refund = usd(0)) => ({ shownFee: usd(0), shownRefund: refund, reason: null });
    const morePeople = ({ version }: Booking): AmendmentGiven => ({
      lines: [{ line: 1, headcount: 60 }],
      shownDifference: usd(260),
      version,
    });
    const ledgerOf = ({ id }: Booking) => store().read.ledger.ofBooking(id);
    const auditOf = ({ id }: Booking) => store().read.audit.of('booking', String(id));
    const tell = async (event: PaymentEvent) => {
      const { body, signature } = simulator.deliver(event);
      await shop().receiveWebhook(body, signature);
    };
    /** The provider, whose refunds go another way. */
    const refundingBy = (refund: typeof simulator.refund) => shopWith({ payments: { ...simulator, refund } });
    const isAsItWas = async (booking: Booking) => {
      expect(await now(booking)).toMatchObject({
        state: 'unconfirmed',
        total: PLACED,
        paymentStatus: 'paid',
      });
      expect(await money(booking)).toEqual({ here: PLACED, there: PLACED });
    };
    const isCancelledOnce = async (booking: Booking) => {
      expect(await now(booking)).toMatchObject({ state: 'cancelled', total: 0, paymentStatus: 'paid' });
      expect(await money(booking)).toEqual({ here: 0, there: 0 });
      const refunds = (await ledgerOf(booking)).filter(({ kind }) => kind === 'refund');
      expect(refunds).toMatchObject([{ status: 'succeeded', amount: PLACED }]);
    };

    it('waives what is less than a card may be charged, and says so', async () => {
      const booking = await paid();
      const { payment } = await shop().amendAnyBooking(anAdmin(), booking.id, {
        ...morePeople(booking),
        lines: [{ line: 1, headcount: 20 }],
        shownDifference: minorUnits(49),
        fee: minorUnits(49),
        reason: 'Fewer came',
      });
      expect(payment).toBeNull();
      expect(await now(booking)).toMatchObject({ total: PLACED + 49, paymentStatus: 'paid' });
      expect(await money(booking)).toEqual({ here: PLACED, there: PLACED });
      const [amended] = await auditOf(booking);
      expect(amended).toMatchObject({ action: 'booking.amended', details: { waived: 0.49, fee: 0.49 } });
      await refused(shop().openBalance(await payLink(booking)), 'conflict', BOOKING_PAID);
      // A fee stays owed: of what goes back later it is taken off.
      await shop().cancelOwn(asking, whole(booking), shown(minorUnits(PLACED - 49)));
      expect(await now(booking)).toMatchObject({ state: 'cancelled', total: 49 });
      expect(await money(booking)).toEqual({ here: 49, there: 49 });
    });

    it('knows a cancellation that is asked for again under its key, paid or not', async () => {
      for (const booking of [await placed(), await paid()]) {
        const refund = booking.paymentStatus === 'paid' ? PLACED : usd(0);
        const once = onceKey();
        const ask = (key = once) => shop().cancelOwn(asking, whole(booking), shown(refund), key);
        const first = await ask();
        expect(await ask()).toEqual(first);
        await refused(ask({ ...once, fingerprint: 'another' }), 'invalid', KEY_REUSED);
        await refused(ask(onceKey()), 'conflict');
      }
    });

    it('knows an amendment that is asked for again under its key, until it is paid and after', async () => {
      const unpaid = await placed();
      const once = onceKey();
      const first = await shop().amendBooking(asking, unpaid.id, morePeople(unpaid), once);
      expect(await shop().amendBooking(asking, unpaid.id, morePeople(unpaid), once)).toEqual(first);
      await refused(shop().amendBooking(asking, unpaid.id, morePeople(unpaid)), 'conflict');

      const booking = await paid();
      const ask = () => shop().amendBooking(asking, booking.id, morePeople(booking), once);
      const [one, same] = [(await ask()).payment, (await ask()).payment];
      if (!one || !same) throw new Error('It is to be paid first');
      expect([same.intentId, same.clientSecret, same.amount]).toEqual([
        one.intentId,
        one.clientSecret,
        one.amount,
      ]);
      await simulator.cards.pay(one.clientSecret, GOOD_CARD);
      await shop().finishIntent(one.intentId);
      expect(await ask()).toMatchObject({ payment: null, booking: { total: usd(1_250) } });
      expect(await money(booking)).toEqual({ here: usd(1_250), there: usd(1_250) });
    });

    it('asks the cards for nothing that a bank has taken back', async () => {
      const booking = await paid();
      const [charge] = (await ledgerOf(booking)).filter(({ kind }) => kind === 'charge');
      const intentId = charge?.intentId ?? '';
      const dispute = { kind: 'dispute', intentId, disputeId: unique('dp'), amount: PLACED } as const;
      await tell({ ...dispute, id: unique('evt'), status: 'pending' });
      expect((await shop().choicesOfBooking(asking, booking.id)).booking.refund).toBe(0);
      await tell({ ...dispute, id: unique('evt'), status: 'lost' });
      await shop().cancelOwn(asking, whole(booking), shown());
      expect(await now(booking)).toMatchObject({ state: 'cancelled', total: 0 });
      expect((await ledgerOf(booking)).filter(({ kind }) => kind === 'refund')).toEqual([]);
      expect(await store().read.attention.byId(intentId)).toBeNull();
    });

    it('leaves the booking as it was when the provider will not give the money back', async () => {
      const booking = await paid();
      const refusing = refundingBy(async () => {
        throw new Refusal('conflict', NOTHING_TO_REFUND);
      });
      await refused(refusing.cancelOwn(asking, whole(booking), shown(PLACED)), 'provider');
      await isAsItWas(booking);
      const fewer = {
        ...morePeople(booking),
        lines: [{ line: 1, headcount: 3 }],
        shownDifference: minorUnits(0),
      };
      expect((await ledgerOf(booking)).filter(({ kind }) => kind === 'refund')).toMatchObject([
        { status: 'failed' },
      ]);
      // Nothing is in the way of the next change.
      await shop().amendBooking(asking, booking.id, { ...fewer, version: (await now(booking)).version });
      await shop().cancelOwn(asking, whole(booking), shown(PLACED));
      expect(await money(booking)).toEqual({ here: 0, there: 0 });
    });

    it.each(['the same request', 'the job'])(
      'is finished once by %s when the provider answers late',
      async (who) => {
        const booking = await paid();
        const late = refundingBy(async (request) => {
          await simulator.refund(request);
          throw new Refusal('provider', PROVIDER_AWAY);
        });
        await refused(late.cancelOwn(asking, whole(booking), shown(PLACED)), 'provider');
        expect((await now(booking)).state).toBe('unconfirmed');
        if (who === 'the job') expect(await shopWith({ now: () => LATER }).carryOnChanges()).toEqual([]);
        else await shop().cancelOwn(asking, whole(booking), shown(PLACED));
        await isCancelledOnce(booking);
        expect(await shopWith({ now: () => LATER }).carryOnChanges()).toEqual([]);
        await isCancelledOnce(booking);
      },
    );

    it('gives back once what the provider reports twice, before its answer and after', async () => {
      const booking = await paid();
      let report: PaymentEvent | null = null;
      const hasty = refundingBy(async (request) => {
        const made = await simulator.refund(request);
        const { key, intentId, amount } = request;
        report = {
          id: unique('evt'),
          kind: 'refund',
          intentId,
          refundId: made.id,
          key,
          amount,
          status: 'succeeded',
        };
        await tell(report);
        return made;
      });
      await hasty.cancelOwn(asking, whole(booking), shown(PLACED));
      await isCancelledOnce(booking);
      if (!report) throw new Error('It was reported');
      for (const id of [(report as PaymentEvent).id, unique('evt')])
        await tell({ ...(report as PaymentEvent), id });
      await isCancelledOnce(booking);
    });

    it('says why the desk has moved a session', async () => {
      const booking = await placed();
      const id = `${booking.id}-1-1`;
      await shop().moveAnySession(
        anAdmin(),
        { bookingId: booking.id, id },
        {
          preferences: null,
          startsAt: new Date('2026-03-26T16:00:00.000Z'),
          timezone: 'UTC',
          reason: 'The room is taken',
          fee: null,
          version: booking.version,
        },
      );
      const [moved] = await store().read.audit.of('session', id);
      expect(moved?.details).toMatchObject({ reason: 'The room is taken' });
    });

    it('takes an invoice back where who pays it is corrected, and not where only how many come is', async () => {
      const booking = await placed();
      await shop().numberInvoice(booking.id);
      const amend = async (change: Partial<AmendmentGiven>) => {
        const { version } = await now(booking);
        const given = { lines: [], shownDifference: minorUnits(0), version, ...change };
        await shop().amendBooking(asking, booking.id, given);
        await shop().numberInvoice(booking.id);
        const documents = await store().read.invoices.ofBooking(booking.id);
        return documents.map(({ kind, figures }) => [kind, figures.buyer.purchaseOrder ?? null]);
      };
      expect(await amend({ lines: [{ line: 1, headcount: 3 }] })).toEqual([['invoice', null]]);
      expect(await amend({ customer: { purchaseOrder: 'PO-77' } })).toEqual([
        ['invoice', null],
        ['credit-note', null],
        ['invoice', 'PO-77'],
      ]);
    });
  });
