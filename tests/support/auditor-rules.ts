import { minorUnits, percentOf } from '@wondercast/core/kernel/money';
import type { AuditedBooking, AuditedCode, Evidence } from './auditor-evidence.ts';

/** What must always hold, as a judge of evidence: answers a sentence for everything that does not. */
export type AuditRule = (evidence: Evidence) => readonly string[];

const doubles = (values: readonly (string | null)[]): readonly string[] => {
  const seen = new Set<string>();
  return values.filter((value): value is string => {
    if (value === null) return false;
    if (seen.has(value)) return true;
    seen.add(value);
    return false;
  });
};

/** Begins the key of an answer that a booking was made with; payments and changes of one have keys of their own. */
const PLACES = /^(?:createBooking|bookForCustomer) /;

const nothingTwice: AuditRule = ({ bookings, answers }) => [
  ...doubles(bookings.map(({ reference }) => reference)).map((each) => `reference ${each} exists twice`),
  ...doubles(bookings.map(({ paymentIntentId }) => paymentIntentId)).map(
    (each) => `payment ${each} has bought two bookings`,
  ),
  ...doubles(answers.map(({ key }) => key)).map((each) => `idempotency key ${each} exists twice`),
  ...doubles(
    answers
      .filter(({ key }) => PLACES.test(key))
      .map(({ bookingId }) => (bookingId === null ? null : String(bookingId))),
  ).map((each) => `booking ${each} was answered under two keys`),
];

const usesAreCounted: AuditRule = ({ bookings, redemptions, codes }) => [
  ...codes.flatMap(({ code, currentUses, maxUses }) => {
    const redeemed = redemptions.filter((each) => each.code === code).length;
    return [
      ...(redeemed === currentUses
        ? []
        : [`code ${code} counts ${currentUses} uses and has ${redeemed} redemptions`]),
      ...(maxUses === null || currentUses <= maxUses
        ? []
        : [`code ${code} was used ${currentUses} times of ${maxUses}`]),
    ];
  }),
  ...bookings
    .filter(({ id, discountCode }) => {
      const redeemed = redemptions.find(({ bookingId }) => bookingId === id)?.code ?? null;
      return redeemed !== discountCode;
    })
    .map(({ reference }) => `booking ${reference} and its redemption name different codes`),
];

const discountOf = (subtotal: number, code: AuditedCode): number =>
  Math.min(
    subtotal,
    code.type === 'percentage'
      ? percentOf(minorUnits(subtotal), Number(code.value))
      : Math.round(Number(code.value) * 100),
  );

const totalMistakes = (
  booking: AuditedBooking,
  { offers, codes, ownPriced }: Evidence,
): readonly string[] => {
  const {
    id: bookingId,
    reference,
    lines,
    subtotal,
    discountAmount,
    taxAdded,
    isTaxed,
    discountCode,
    fees,
    isCancelled,
    total,
  } = booking;
  const mistakes: string[] = [];
  for (const { experienceId, tier, tierPrice, addOns, addOnsTotal } of lines) {
    const offer = offers.find(({ id }) => id === experienceId);
    if (offer?.tiers[tier] !== tierPrice && !ownPriced.includes(bookingId))
      mistakes.push(`booking ${reference} has a tier price that the catalogue does not have`);
    if (addOns.some(({ id, price }) => offer?.addOns[id] !== price))
      mistakes.push(`booking ${reference} has an add-on that the catalogue does not sell with it`);
    if (addOns.reduce((sum, { price }) => sum + price, 0) !== addOnsTotal)
      mistakes.push(`booking ${reference} has add-ons that do not add up`);
  }
  const sum = lines.reduce((all, each) => all + (each.tierPrice + each.addOnsTotal) * each.quantity, 0);
  if (lines.length === 0 || sum !== subtotal)
    mistakes.push(`booking ${reference} has lines that do not add up to its subtotal`);
  if (!isTaxed && taxAdded !== 0) mistakes.push(`booking ${reference} has no tax, and pays some`);
  if (total !== subtotal - discountAmount + taxAdded + fees || total < 0)
    mistakes.push(
      `booking ${reference} has a total that is not its subtotal less its discount, with its tax and fees`,
    );
  if (isCancelled && lines.some(({ quantity }) => quantity > 0))
    mistakes.push(`booking ${reference} is cancelled, and some of it takes place`);
  const code = codes.find((each) => each.code === discountCode);
  if (discountAmount !== (code ? discountOf(subtotal, code) : 0))
    mistakes.push(`booking ${reference} has a discount that its code does not give`);
  return mistakes;
};

const totalsAreRight: AuditRule = (evidence) =>
  evidence.bookings.flatMap((booking) => totalMistakes(booking, evidence));

const categoriesAreNumbered: AuditRule = ({ categoryOrders }) => {
  const sorted = categoryOrders.toSorted((a, b) => a - b);
  return sorted.every((order, at) => order === at + 1)
    ? []
    : [`categories are ordered ${sorted.join(', ')} instead of 1 to ${sorted.length}`];
};

const oneDefaultCard: AuditRule = ({ defaultCards }) =>
  defaultCards
    .filter(({ cards }) => cards > 1)
    .map(({ accountId, cards }) => `account ${accountId} has ${cards} default cards`);

const mailsAreLoggedOnce: AuditRule = ({ mails }) =>
  doubles(mails.map(({ bookingId, messageId }) => `${messageId} of booking ${bookingId}`)).map(
    (each) => `the mail ${each} was sent twice`,
  );

const noJobIsGivenUp: AuditRule = ({ failedJobs }) => failedJobs.map((said) => `a job was given up: ${said}`);

const sumsAreRight: AuditRule = ({ wrongSums }) =>
  wrongSums === 0 ? [] : [`${wrongSums} kept sums differ from the rows that they are sums of`];

const deletedMoneyIsKnown: AuditRule = ({ vanished, unreturned }) => [
  ...vanished.map((id) => `booking ${id} has money in the ledger, and nobody says where it went`),
  ...unreturned.map((id) => `booking ${id} was deleted, and what was paid for it by card is still here`),
];

const invoicesFollow: AuditRule = ({ unrenewed }) =>
  unrenewed.map(
    (each) => `the invoice of booking ${each} asks something else than it costs, and no job renews it`,
  );

const cancelledIsOver: AuditRule = ({ leading, overReturned, uncredited }) => [
  ...leading.map((each) => `booking ${each} has a host for a session that is cancelled`),
  ...overReturned.map((each) => `more has gone back for booking ${each} than came`),
  ...uncredited.map((each) => `booking ${each} is cancelled for nothing, and its invoice holds`),
];

/** Everything that can be judged from the store alone. */
export const STORE_RULES: readonly AuditRule[] = [
  nothingTwice,
  usesAreCounted,
  totalsAreRight,
  categoriesAreNumbered,
  oneDefaultCard,
  mailsAreLoggedOnce,
  noJobIsGivenUp,
  sumsAreRight,
  invoicesFollow,
  deletedMoneyIsKnown,
  cancelledIsOver,
];
