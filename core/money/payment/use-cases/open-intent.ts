import type { RequestedLine } from '../../../buying/cart/requested-line.ts';
import { TOO_MANY_HOLDS } from '../../../buying/discount/words.ts';
import { assertFewHeld } from '../../../buying/free-times/steps/assert-few-held.ts';
import { holdUnits } from '../../../buying/free-times/steps/hold-units.ts';
import { withTimes } from '../../../buying/free-times/steps/with-times.ts';
import { assertTimesChosen, type TimedUnit, timedUnits } from '../../../buying/free-times/units.ts';
import { assertLinesBookable } from '../../../buying/quote/assert-lines-bookable.ts';
import { assertQuote, codeUsedUp } from '../../../buying/quote/assert-quote.ts';
import { offersFor, priceCart } from '../../../buying/quote/price-cart.ts';
import type { Quote } from '../../../buying/quote/quote.ts';
import { taxingFor } from '../../../buying/quote/quote-tax.ts';
import { assertFuture } from '../../../calendar/scheduling/past.ts';
import { TOLD_EARLIER_MS } from '../../../calendar/staffing/time-hold.ts';
import type { MinorUnits } from '../../../kernel/money.ts';
import { providerCurrency } from '../../../kernel/money.ts';
import { accept, Refusal } from '../../../kernel/refusal.ts';
import { acceptBilling } from '../../../people/accept-billing.ts';
import type { Billing } from '../../../people/billing.ts';
import type { Caller } from '../../../people/caller.ts';
import { type Customer, customerRule } from '../../../people/customer.ts';
import { holderOf } from '../../../people/holder.ts';
import type { SentBilling } from '../../../people/sent-billing.ts';
import { assertAmount } from '../amount.ts';
import { HOLD_MS, type Intent, isOpener, latestRevision, openerOf, revised } from '../intent.ts';
import { isClosedUnpaid, mayBePaid } from '../intent-states.ts';
import { checkoutMetadata } from '../metadata.ts';
import type { PaymentPorts, PaymentStore } from '../ports.ts';
import type { OpenedIntent } from '../provider.ts';
import { pruned, syncIntent } from '../steps/sync-intent.ts';
import { ALREADY_PAID, NO_SUCH_PAYMENT } from '../words.ts';

export interface OpenCheckout {
  readonly caller: Caller;
  readonly lines: readonly RequestedLine[];
  /** Judged by `customerRule`. */
  readonly customer: object;
  /** Judged by `billingRule`; undefined means none. */
  readonly billing?: SentBilling | undefined;
  readonly discountCode: string | null;
  /** The total that the customer was shown; null where none was sent. */
  readonly shownTotal: MinorUnits | null;
  /** The intent to change; null opens a new one. */
  readonly intentId: string | null;
  /** Identifies the network address that the request comes from, where it is known. */
  readonly addressHash?: string | null;
}

export interface OpenedPayment extends OpenedIntent {
  readonly amount: MinorUnits;
}

type Needs = Pick<
  PaymentPorts,
  'unitOfWork' | 'read' | 'payments' | 'now' | 'newToken' | 'staffing' | 'profile'
>;

interface Checkout {
  readonly customer: Customer;
  readonly billing: Billing | null;
  readonly quote: Quote;
  /** The units at free times, which are held while the intent may be paid. */
  readonly units: readonly TimedUnit[];
}

/**
 * Who counts as one source of reservations: an account, wherever it is; visitors can have any number of sessions, so for them it is their
 * network address.
 */
const sourceOf = ({ caller, addressHash }: OpenCheckout): string | null =>
  caller.kind === 'signed-in' ? `account:${caller.accountId}` : addressHash ? `place:${addressHash}` : null;

/**
 * Reserves the use of a code that the newest revision needs (decision 022). Many requests update the row of one code: it is locked last, to
 * hold the lock briefly.
 * @throws Refusal 'conflict' when none is left, 'too-many' when this source has reserved several
 */
const reserve = async (
  { discountCodes, intents }: PaymentStore,
  intent: Intent,
  source: string | null,
): Promise<void> => {
  const { id, touchedAt, heldUntil } = intent;
  const quote = latestRevision(intent)?.purchase?.quote;
  if (!quote?.discount || !heldUntil) return;
  const hold = { holder: holderOf(intent) ?? `intent:${id}`, source, intentId: id, until: heldUntil };
  const held = await discountCodes.hold(quote.discount.code, hold, touchedAt);
  if (held === 'used-up') throw codeUsedUp(quote);
  if (held === 'too-many')
    throw new Refusal('too-many', TOO_MANY_HOLDS, { details: { retryAfter: HOLD_MS / 1000 } });
  if (held === 'not-needed') await intents.save({ ...intent, heldUntil: null });
};

const holdFor = ({ discount }: Quote, at: Date): Date | null =>
  discount ? new Date(at.getTime() + HOLD_MS) : null;

/** How long times are held for a payment: as long as it can be made. The intent is cancelled when the hold ends. */
const TIMED_INTENT_MS = 30 * 60 * 1000;

/** How long after an intent was cancelled a late payment still pays for what it was for. */
const LATE_MS = 24 * 60 * 60 * 1000;

/** Holds the times of the newest revision instead of the earlier ones; where it has no times, it releases the hold. */
const holdTimesOf = async (
  store: PaymentStore,
  { newToken }: Pick<Needs, 'newToken'>,
  intent: Intent,
  units: readonly TimedUnit[],
  addressHash: string | null,
): Promise<void> => {
  const holder = holderOf(intent) ?? `intent:${intent.id}`;
  const at = intent.touchedAt;
  const held = await store.holds.ofHolder(holder, at);
  if (units.length === 0) {
    if (held && latestRevision(intent)?.number !== 1) await store.holds.remove(held.id);
    return;
  }
  const counted = { units: units.length, own: held?.units.length ?? 0 };
  await assertFewHeld(store, { partnerId: null, addressHash }, counted, at);
  const until = new Date(intent.createdAt.getTime() + TIMED_INTENT_MS + TOLD_EARLIER_MS);
  await holdUnits(store, units, {
    id: newToken(),
    holder,
    partnerId: null,
    addressHash,
    at,
    untilOf: () => until,
  });
};

/**
 * The intent is created at the provider first: without its client secret it cannot be paid, and the secret is returned after everything is
 * stored.
 */
const openNew = async (ports: Needs, request: OpenCheckout, checkout: Checkout): Promise<OpenedPayment> => {
  const { payments, unitOfWork, now } = ports;
  const { customer, billing, quote, units } = checkout;
  const amount = quote.total;
  const metadata = checkoutMetadata(customer, quote);
  const made = await payments.open({ amount, currency: providerCurrency(), revision: 1, metadata });
  const at = now();
  const intent: Intent = {
    ...openerOf(request.caller),
    id: made.id,
    purpose: 'checkout',
    state: 'open',
    currency: providerCurrency(),
    bookingId: null,
    revisions: [{ number: 1, amount, purchase: { customer, billing, quote } }],
    createdAt: at,
    touchedAt: at,
    heldUntil: holdFor(quote, at),
  };
  try {
    await withTimes(
      ports,
      async () => units,
      () =>
        unitOfWork(async (store) => {
          for (const intentId of await store.intents.add(intent))
            await store.jobs.add({ task: 'cancel-intent', payload: { intentId } });
          await holdTimesOf(store, ports, intent, units, request.addressHash ?? null);
          if (units.length > 0)
            await store.jobs.addAll([
              {
                task: 'cancel-intent',
                payload: { intentId: made.id },
                notBefore: new Date(at.getTime() + TIMED_INTENT_MS),
              },
              {
                task: 'cancel-intent',
                payload: { intentId: made.id, forgets: true },
                notBefore: new Date(at.getTime() + TIMED_INTENT_MS + LATE_MS),
              },
            ]);
          await reserve(store, intent, sourceOf(request));
        }),
    );
  } catch (error) {
    await payments.cancel(made.id).catch(() => {});
    throw error;
  }
  return { ...made, amount };
};

/**
 * Stores the new revision before the provider is updated: whichever of the two revisions is paid, the shop knows what was bought. null when
 * the intent can no longer be changed.
 */
const change = async (
  ports: Needs,
  intent: Intent,
  request: OpenCheckout,
  checkout: Checkout,
): Promise<OpenedPayment | null> => {
  const { payments, unitOfWork, now } = ports;
  const { customer, billing, quote, units } = checkout;
  const amount = quote.total;
  const number = (latestRevision(intent)?.number ?? 0) + 1;
  const revision = { number, amount, purchase: { customer, billing, quote } };
  const at = now();
  const stored = await withTimes(
    ports,
    async () => units,
    () =>
      unitOfWork(async (store) => {
        const after = revised(intent, revision, at, holdFor(quote, at));
        if (!(await store.intents.revise(intent.id, revision, at, after.heldUntil))) return false;
        if (!quote.discount && intent.heldUntil) await store.discountCodes.release(intent.id);
        await holdTimesOf(store, ports, after, units, request.addressHash ?? null);
        await reserve(store, after, sourceOf(request));
        return true;
      }),
  );
  if (!stored) return null;
  const metadata = checkoutMetadata(customer, quote);
  const made = await payments.update(intent.id, {
    amount,
    currency: providerCurrency(),
    revision: number,
    metadata,
  });
  return made && { ...made, amount };
};

/** Concurrent changes of one intent are few, because the web sends one change at a time. */
const ATTEMPTS = 3;

const changeOwn = async (
  ports: Needs,
  request: OpenCheckout,
  intentId: string,
  checkout: Checkout,
): Promise<OpenedPayment> => {
  const { caller } = request;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const intent = await ports.read.intents.byId(intentId);
    if (intent?.purpose !== 'checkout' || !isOpener(caller, intent))
      throw new Refusal('not-found', NO_SUCH_PAYMENT);
    if (isClosedUnpaid(intent)) return openNew(ports, request, checkout);
    if (!mayBePaid(intent)) throw new Refusal('conflict', ALREADY_PAID);
    const changed = await change(ports, await pruned(ports, intent), request, checkout);
    if (changed) return changed;
    // Paid, cancelled, or changed by a concurrent request: the provider knows.
    await syncIntent(ports, intentId);
  }
  throw new Refusal('conflict', ALREADY_PAID);
};

/**
 * Opens a card payment for a cart, or changes the caller's open one. The shop computes the amount; everything needed to book is stored
 * before anybody can pay. A session has one payable checkout: a new one replaces the others.
 * @throws Refusal 'invalid' (customer, dates, offers, amount too small), 'conflict' (price changed, code not valid or used up, a time that
 * is taken, already paid), 'not-found' (no such intent of the caller), 'provider' (away)
 */
export const openIntent =
  (ports: Needs) =>
  async (request: OpenCheckout): Promise<OpenedPayment> => {
    const { caller, lines, intentId } = request;
    const customer = accept(customerRule, request.customer);
    const billing = acceptBilling(request.billing);
    const at = ports.now();
    assertFuture(lines, at);
    const opener = openerOf(caller);
    const holder = holderOf(opener);
    const buyer = { accountId: opener.accountId, email: customer.email };
    const offers = await offersFor(ports.read, lines);
    const taxing = await taxingFor(ports, { billing, companyName: customer.companyName }, at);
    const { discountCode } = request;
    const quote = await priceCart(ports.read, lines, { discountCode, at, holder, offers, buyer, taxing });
    assertQuote(quote, request.shownTotal);
    // The rules are checked before anybody pays, because a cart that is paid is always booked.
    assertLinesBookable(lines, offers, at);
    assertTimesChosen(lines, offers);
    assertAmount(quote.total);
    const checkout = { customer, billing, quote, units: timedUnits(lines, offers) };
    return intentId === null
      ? openNew(ports, request, checkout)
      : changeOwn(ports, request, intentId, checkout);
  };
