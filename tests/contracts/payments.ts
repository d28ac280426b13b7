import { minorUnits } from '@wondercast/core/kernel/money';
import type { Payments } from '@wondercast/core/money/payment/ports';
import type { OpenedIntent } from '@wondercast/core/money/payment/provider';
import { INVALID_SIGNATURE, NOTHING_TO_REFUND } from '@wondercast/core/money/payment/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../support/builders.ts';
import { allAtOnce, refused } from './store-under-test.ts';

export type CardKind = 'pays' | 'declined' | 'asks-for-more';

/** A provider with the hands of a customer on it. */
export interface PaymentsUnderTest {
  readonly payments: Payments;
  /** Pays as a browser does; answers the words of a failure. */
  pay(clientSecret: string, card?: CardKind): Promise<string | null>;
  /** Answers the extra step that a card asked for. */
  answerStep(opened: OpenedIntent, approved: boolean): Promise<void>;
  /** Gives a card to keep. */
  keepCard(clientSecret: string): Promise<void>;
  /** The news of a success, as it would be delivered at an instant. */
  events(intentId: string, at: Date): { readonly body: Uint8Array; readonly signature: string };
  close(): Promise<void>;
}

export type OpenPayments = () => Promise<PaymentsUnderTest>;

const AMOUNT = minorUnits(290_000);
const LONG_AGO = new Date(Date.now() - 60_000);

/** What every provider of card payments must do. */
export const describePayments = (name: string, open: OpenPayments) =>
  describe(`payments through ${name}`, () => {
    let under: PaymentsUnderTest;
    beforeAll(async () => {
      under = await open();
    });
    afterAll(() => under.close());

    const openIntent = (amount = AMOUNT) =>
      under.payments.open({ amount, currency: 'usd', revision: 1, metadata: { bookingType: 'experience' } });
    const update = (id: string, amount: number, revision: number) =>
      under.payments.update(id, { amount: minorUnits(amount), currency: 'usd', revision, metadata: {} });
    const paidIntent = async (amount = AMOUNT) => {
      const opened = await openIntent(amount);
      await under.pay(opened.clientSecret);
      return opened;
    };
    const receiptOf = async (id: string) => {
      const receipt = await under.payments.receipt(id);
      if (!receipt) throw new Error(`No receipt of ${id}`);
      return receipt;
    };

    it('opens intents that differ, each with a secret of its own', async () => {
      const [one, other] = [await openIntent(), await openIntent()];
      expect(one.id).not.toBe(other.id);
      expect(one.clientSecret).not.toBe(other.clientSecret);
      expect(one.clientSecret.length).toBeGreaterThan(one.id.length + 10);
    });

    it('says that nothing is paid before it is', async () => {
      const { id } = await openIntent();
      expect(await receiptOf(id)).toEqual({
        intentId: id,
        status: 'open',
        amount: AMOUNT,
        currency: 'usd',
        revision: 1,
        chargeId: null,
        card: null,
        refunded: 0,
        failure: null,
      });
    });

    it('says how much was paid, and for which revision', async () => {
      const { id } = await paidIntent();
      expect(await receiptOf(id)).toMatchObject({
        status: 'succeeded',
        amount: AMOUNT,
        currency: 'usd',
        revision: 1,
        chargeId: expect.any(String),
        card: { brand: 'Visa', lastFour: '4242', country: 'US' },
        refunded: 0,
      });
    });

    it('knows no receipt of an intent that is not there', async () => {
      expect(await under.payments.receipt(unique('pi').replace('-', '_'))).toBeNull();
    });

    it('says why a card was declined, and lets another one pay', async () => {
      const { id, clientSecret } = await openIntent();
      expect(await under.pay(clientSecret, 'declined')).toBe('Your card was declined.');
      expect(await receiptOf(id)).toMatchObject({ status: 'open', failure: 'Your card was declined.' });
      expect(await under.pay(clientSecret)).toBeNull();
      expect(await receiptOf(id)).toMatchObject({ status: 'succeeded', failure: null });
    });

    it('is paid after the extra step, and not before', async () => {
      const opened = await openIntent();
      await under.pay(opened.clientSecret, 'asks-for-more');
      expect((await receiptOf(opened.id)).status).toBe('open');
      await under.answerStep(opened, true);
      expect((await receiptOf(opened.id)).status).toBe('succeeded');
    });

    it('is not paid when the extra step is refused', async () => {
      const opened = await openIntent();
      await under.pay(opened.clientSecret, 'asks-for-more');
      await under.answerStep(opened, false);
      expect(await receiptOf(opened.id)).toMatchObject({ status: 'open', failure: expect.any(String) });
    });

    it('changes amount and revision together, and keeps its secret', async () => {
      const opened = await openIntent();
      expect(await update(opened.id, 12_345, 2)).toEqual(opened);
      expect(await receiptOf(opened.id)).toMatchObject({ amount: 12_345, revision: 2 });
      await under.pay(opened.clientSecret);
      expect(await receiptOf(opened.id)).toMatchObject({
        status: 'succeeded',
        amount: 12_345,
        revision: 2,
      });
    });

    it('changes what waits for an extra step, which has to be asked for again', async () => {
      const opened = await openIntent();
      await under.pay(opened.clientSecret, 'asks-for-more');
      expect(await update(opened.id, 5_000, 2)).toEqual(opened);
      expect(await receiptOf(opened.id)).toMatchObject({ status: 'open', amount: 5_000 });
      expect(await under.pay(opened.clientSecret)).toBeNull();
    });

    it('changes nothing of what is paid', async () => {
      const { id } = await paidIntent();
      expect(await update(id, 100, 2)).toBeNull();
      expect(await receiptOf(id)).toMatchObject({ status: 'succeeded', amount: AMOUNT, revision: 1 });
    });

    it('changes nothing of what is cancelled', async () => {
      const { id } = await openIntent();
      await under.payments.cancel(id);
      expect(await update(id, 100, 2)).toBeNull();
    });

    it('lets nobody pay what is cancelled, however often that is asked for', async () => {
      const { id, clientSecret } = await openIntent();
      expect(await under.payments.cancel(id)).toBe(true);
      expect(await under.payments.cancel(id)).toBe(true);
      expect(await under.pay(clientSecret)).not.toBeNull();
      expect(await receiptOf(id)).toMatchObject({ status: 'cancelled' });
    });

    it('does not cancel what is paid', async () => {
      const { id } = await paidIntent();
      expect(await under.payments.cancel(id)).toBe(false);
      expect((await receiptOf(id)).status).toBe('succeeded');
    });

    it('has nothing to cancel where there is no intent', async () => {
      expect(await under.payments.cancel(unique('pi').replace('-', '_'))).toBe(true);
    });

    it('pays or cancels, never both, when both are asked for at once', async () => {
      for (let round = 0; round < 10; round++) {
        const { id, clientSecret } = await openIntent();
        const [failure, cancelled] = await Promise.all([under.pay(clientSecret), under.payments.cancel(id)]);
        const { status } = await receiptOf(id);
        expect(status).toBe(cancelled ? 'cancelled' : 'succeeded');
        expect(failure === null).toBe(!cancelled);
      }
    });

    it('pays once, at one price, when it is changed and paid at once', async () => {
      for (let round = 0; round < 10; round++) {
        const { id, clientSecret } = await openIntent();
        const [, changed] = await Promise.all([under.pay(clientSecret), update(id, 7_777, 2)]);
        const { amount, revision } = await receiptOf(id);
        expect([amount, revision]).toEqual(revision === 2 ? [7_777, 2] : [AMOUNT, 1]);
        if (revision === 1 && changed === null) continue;
        expect(revision).toBe(2);
      }
    });

    it('lists what succeeded since an instant, and nothing else', async () => {
      const [paid, unpaid] = [await paidIntent(), await openIntent()];
      const listed = await under.payments.succeededSince(LONG_AGO);
      expect(listed).toContain(paid.id);
      expect(listed).not.toContain(unpaid.id);
      expect(await under.payments.succeededSince(new Date(Date.now() + 60_000))).toEqual([]);
    });

    it('lists all of many', async () => {
      const { succeeded } = await allAtOnce(120, () => paidIntent(minorUnits(100)));
      const listed = new Set(await under.payments.succeededSince(LONG_AGO));
      expect(succeeded.filter(({ id }) => !listed.has(id))).toEqual([]);
      expect(succeeded).toHaveLength(120);
    });

    it('gives back a part, then the rest, and then no more', async () => {
      const { id: intentId } = await paidIntent();
      const refund = (amount: number) =>
        under.payments.refund({ key: unique('refund'), intentId, amount: minorUnits(amount) });
      expect(await refund(90_000)).toMatchObject({ id: expect.any(String), status: 'succeeded' });
      expect(await receiptOf(intentId)).toMatchObject({ status: 'succeeded', refunded: 90_000 });
      await refused(refund(200_001), 'conflict', NOTHING_TO_REFUND);
      await refund(200_000);
      expect(await receiptOf(intentId)).toMatchObject({ refunded: AMOUNT });
      await refused(refund(1), 'conflict', NOTHING_TO_REFUND);
    });

    it('gives nothing back of what was never paid', async () => {
      const { id: intentId } = await openIntent();
      await refused(
        under.payments.refund({ key: unique('refund'), intentId, amount: minorUnits(100) }),
        'conflict',
        NOTHING_TO_REFUND,
      );
    });

    it('makes one refund of one key, however often and at once it is asked for', async () => {
      const { id: intentId } = await paidIntent();
      const key = unique('refund');
      const ask = () => under.payments.refund({ key, intentId, amount: minorUnits(1_000) });
      const { succeeded, failed } = await allAtOnce(5, ask);
      expect(failed).toEqual([]);
      expect(new Set([...succeeded, await ask()].map(({ id }) => id)).size).toBe(1);
      expect((await receiptOf(intentId)).refunded).toBe(1_000);
      const other = { key: unique('refund'), intentId, amount: minorUnits(20) };
      await under.payments.refund(other);
      const refunds = await under.payments.refundsOf(intentId);
      expect(refunds).toHaveLength(2);
      expect(refunds.map((refund) => refund.key).toSorted()).toEqual([key, other.key].toSorted());
      expect(refunds.find((refund) => refund.key === key)).toMatchObject({
        refundId: (await ask()).id,
        amount: 1_000,
        status: 'succeeded',
      });
    });

    it('says whose account takes the money', async () => {
      expect(await under.payments.account()).toEqual({
        name: expect.stringContaining('Wondercast'),
        country: 'US',
      });
    });

    it('believes news that the provider signed', async () => {
      const { id } = await paidIntent();
      const at = new Date();
      const { body, signature } = under.events(id, at);
      expect(await under.payments.verify(body, signature, at)).toEqual({
        id: expect.any(String),
        kind: 'succeeded',
        intentId: id,
      });
    });

    it.each([0, 299, -299])('believes news that was signed %d seconds ago', async (seconds) => {
      const { body, signature } = under.events('pi_1', new Date());
      const at = new Date(Date.now() + seconds * 1000);
      expect(await under.payments.verify(body, signature, at)).not.toBeNull();
    });

    it.each([302, 3_600, -302, -86_400])('does not believe news of %d seconds ago', async (seconds) => {
      const { body, signature } = under.events('pi_1', new Date());
      const at = new Date(Date.now() + seconds * 1000);
      await refused(under.payments.verify(body, signature, at), 'malformed', INVALID_SIGNATURE);
    });

    it('believes nothing that is unsigned, altered, or signed with another key', async () => {
      const at = new Date();
      const { body, signature } = under.events('pi_1', at);
      const other = under.events('pi_2', at);
      const altered = Buffer.from(Buffer.from(body).toString('utf8').replace('pi_1', 'pi_9'));
      const seconds = Math.floor(at.getTime() / 1000);
      const attempts: readonly (readonly [Uint8Array, string])[] = [
        [body, ''],
        [body, 'nonsense'],
        [body, `t=${seconds}`],
        [body, `t=${seconds},v1=`],
        [body, `t=${seconds},v1=${'0'.repeat(64)}`],
        [body, other.signature],
        [altered, signature],
        [body, signature.replace(/^t=\d+/, `t=${seconds + 1}`)],
        [body, `t=${seconds + 1000},${signature}`],
        [new Uint8Array(), signature],
      ];
      for (const [given, by] of attempts)
        await refused(under.payments.verify(given, by, at), 'malformed', INVALID_SIGNATURE);
    });

    it('keeps cards for a customer, newest first, until they are removed', async () => {
      const customer = await under.payments.addCustomer({ id: 1, email: `${unique('mara')}@x.example` });
      expect(await under.payments.methodsOf(customer)).toEqual([]);
      for (let card = 0; card < 2; card++) await under.keepCard(await under.payments.openSetup(customer));
      const [newer, older, ...others] = await under.payments.methodsOf(customer);
      expect(others).toEqual([]);
      expect(newer).toEqual({
        id: expect.any(String),
        brand: expect.stringMatching(/^visa$/i),
        lastFour: '4242',
        expiryDate: '12/34',
      });
      await under.payments.setDefaultMethod(customer, older?.id ?? '');
      await under.payments.removeMethod(newer?.id ?? '');
      expect(await under.payments.methodsOf(customer)).toEqual([older]);
      await expect(under.payments.removeMethod(newer?.id ?? '')).resolves.toBeUndefined();
    });
  });
