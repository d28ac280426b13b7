import type { Session } from '../../../calendar/scheduling/session.ts';
import { cancelling } from '../../../calendar/scheduling/session-changes.ts';
import { takesPlace } from '../../../calendar/scheduling/session-states.ts';
import { type MinorUnits, minus, percentOf, plus, sum, ZERO } from '../../../kernel/money.ts';
import { invalid, Refusal } from '../../../kernel/refusal.ts';
import { sharesOf } from '../../../kernel/shares.ts';
import { isPaidFor } from '../../../money/payment/payment-status.ts';
import { DEFAULT_TIER } from '../../../shop/pricing/tiers.ts';
import { type Tally, tallyUnits } from '../../../shop/tax/sold-tax.ts';
import { type Booking, sessionsOf } from '../../booking/booking.ts';
import type { BookingFee } from '../../booking/fee.ts';
import { feesTotal } from '../../booking/fee.ts';
import { byName, isAmong, type SessionName } from '../../booking/place.ts';
import { isCancelled } from '../../booking/states.ts';
import { lineWorth, sumsAt, type Taxed } from '../../booking/worth.ts';
import type { Terms } from '../terms.ts';
import * as words from '../words.ts';
import { addToDraft, amendLine, amendSession, type Today } from './amend-line.ts';
import type { Amendment, LineChange, OffersOfToday } from './amendment.ts';
import { linesOf } from './draft.ts';
import { noProgress, type Progress, type Saving } from './progress.ts';
import { withSwappedNotice } from './swapped-notice.ts';
import { newVariant, offerFor, tierFor } from './target-variant.ts';

const addLine = (progress: Progress, change: LineChange, path: string, today: Today): Progress => {
  const requested = { change, path };
  const headcount = change.headcount ?? null;
  const offer = offerFor(today.offers, change.experienceId, `${path}.experienceId`);
  const variant = newVariant(
    requested,
    offer,
    tierFor(requested, DEFAULT_TIER, headcount),
    change.addOnIds ?? [],
  );
  return addToDraft(progress, variant, { count: change.quantity ?? 1, headcount }, today);
};

const step = (progress: Progress, change: LineChange, at: number, today: Today): Progress => {
  const path = `lines.${at}`;
  const named = [change.line, change.session, change.experienceId].filter((each) => each !== null);
  if (named.length !== 1) throw invalid(path, words.ONE_TARGET);
  if (change.session) return amendSession(progress, { change, path }, today);
  if (change.experienceId !== null) return addLine(progress, change, path, today);
  const line = change.line ?? -1;
  if (!progress.booking.lines[line]) throw invalid(`${path}.line`, words.NO_SUCH_LINE);
  return amendLine(progress, line, { change, path }, today);
};

/** The policy's fee for a unit that makes the booking cheaper. */
interface UnitFee extends Saving {
  /** This unit's share of the reduction that is left once dearer units are set off. */
  readonly share: MinorUnits;
  readonly fee: MinorUnits;
}

/**
 * The policy's fee for each unit that makes the booking cheaper. The fee is on the net reduction: what other units cost more is subtracted
 * first.
 */
const unitFeesOf = (savings: readonly Saving[], reduction: MinorUnits): readonly UnitFee[] => {
  const shares = sharesOf(
    reduction,
    savings.map(({ amount }) => amount),
  );
  return savings.map((saving, at) => {
    const share = shares[at] ?? ZERO;
    return { ...saving, share, fee: minus(share, percentOf(share, saving.percent)) };
  });
};

/** Shares and fees per unit: one change may make a unit cheaper and another may take it out. */
const feesBySession = (fees: readonly UnitFee[]): readonly Pick<UnitFee, 'session' | 'share' | 'fee'>[] =>
  [...Map.groupBy(fees, ({ session: { line, unit } }) => `${line}-${unit}`).values()].flatMap((all) =>
    all.slice(0, 1).map(({ session }) => ({
      session,
      share: sum(all.map(({ share }) => share)),
      fee: sum(all.map((each) => each.fee)),
    })),
  );

const feesOf = (fees: readonly UnitFee[], { fee }: Terms, now: Date): readonly BookingFee[] => {
  if (fee !== null)
    return fee === ZERO
      ? []
      : [{ kind: 'amendment', amount: fee, reason: words.DESK_FEE, session: null, at: now }];
  return fees.flatMap((each): readonly BookingFee[] =>
    each.fee === ZERO
      ? []
      : [
          {
            kind: 'amendment',
            amount: each.fee,
            reason: words.feeReason(each.title, each.percent),
            session: each.session,
            at: now,
          },
        ],
  );
};

/** Returns the index of the line that has a session. */
const linesByName = ({ lines }: Pick<Booking, 'lines'>): ((session: SessionName) => number | undefined) => {
  const places = lines.flatMap(({ sessions }, at) => sessions.map((session) => ({ session, at })));
  const found = byName(places, ({ session }) => session);
  return (session) => found(session)?.at;
};

const worthOf = ({ lines }: Pick<Booking, 'lines'>): MinorUnits => sum(lines.map(lineWorth));

/** The units of a draft that stay, by their tax rates, each on the line that it is on now. */
const leftOf = ({ taxed, draft }: Progress, isOut: (session: SessionName) => boolean): Taxed | null => {
  if (!taxed) return null;
  const tally: Tally = new Map();
  for (const [at, { variant, sessions }] of draft.entries())
    for (const session of sessions)
      if (takesPlace(session) && !isOut(session)) tallyUnits(tally, taxed.sold, at, session, variant, 1);
  return { sold: taxed.sold, tally };
};

/**
 * Units were counted one by one. The units that are left must add up to the same subtotal, or somebody would pay for units that do not
 * exist.
 * @throws Error when the two differ
 */
const assertAddsUp = (before: Booking, after: Booking): void => {
  if (worthOf(before) === before.subtotal && worthOf(after) !== after.subtotal)
    throw new Error(`The lines of an amendment come to ${worthOf(after)} and not to ${after.subtotal}`);
};

/**
 * A booking after changes of what is booked, at today's offers: its lines, sums and fees, what happens to each unit in words, and how much
 * more or less is owed. Sessions that are taken out are cancelled and stay in their line.
 * @throws Refusal 'conflict' (cancelled, delivered, begun, or too late), 'invalid' (nothing left, too many units or people, not sold any
 * longer), 'not-found' (no such session)
 */
export const amend = (
  booking: Booking,
  changes: readonly LineChange[],
  offers: OffersOfToday,
  now: Date,
  terms: Terms,
): Amendment => {
  if (isCancelled(booking)) throw new Refusal('conflict', words.BOOKING_CANCELLED);
  const today: Today = { offers, now, isDesk: terms.isDesk };
  const done = changes.reduce(
    (progress, change, at) => step(progress, change, at, today),
    noProgress(booking),
  );
  const isOut = isAmong(done.cancelled);
  if (!done.draft.some(({ sessions }) => sessions.some((session) => takesPlace(session) && !isOut(session))))
    throw invalid('lines', words.NOTHING_LEFT);
  const before = sumsAt(booking, done.subtotal, leftOf(done, isOut));
  const reduction = before.total < booking.total ? minus(booking.total, before.total) : ZERO;
  const unitFees = unitFeesOf(done.savings, reduction);
  const added = feesOf(unitFees, terms, now);
  const fee = feesTotal(added);
  const sums = { ...before, fees: [...booking.fees, ...added], total: plus(before.total, fee) };
  const offsets = unitFees.flatMap(({ session, amount, share, percent }) =>
    percent === 100 ? [] : [{ session, amount: minus(amount, share) }],
  );
  const draft = withSwappedNotice(done, offsets, now);
  const unitFeeOf = byName(feesBySession(unitFees), (each) => each.session);
  const toCancelled = (session: Session): Session => {
    const unitFee = unitFeeOf(session);
    const charged = terms.fee === null ? (unitFee?.fee ?? ZERO) : ZERO;
    const back = isPaidFor(booking) && unitFee ? minus(unitFee.share, charged) : ZERO;
    const { by, actor, reason } = terms;
    return cancelling(session, { at: now, by, actor, reason, fee: charged, refund: back });
  };
  const lines = linesOf(
    draft.map((line) => ({
      ...line,
      sessions: line.sessions.map((session) => (isOut(session) ? toCancelled(session) : session)),
    })),
  );
  const after: Booking = { ...booking, ...sums, tax: done.taxed?.sold ?? null, lines };
  assertAddsUp(booking, after);
  const isTouched = isAmong([...done.changed, ...done.cancelled]);
  // A unit that belongs to another line now is also saved.
  const [lineBefore, lineAfter] = [linesByName(booking), linesByName(after)];
  const isMoved = (session: Session): boolean => lineBefore(session) !== lineAfter(session);
  const { discount } = booking;
  const lost = discount !== null && sums.discount === null && sums.subtotal > ZERO ? discount : null;
  return {
    booking: after,
    changed: sessionsOf(after).filter((session) => isTouched(session) || isMoved(session)),
    cancelled: done.cancelled,
    units: done.units,
    sums,
    fee,
    difference: minus(sums.total, booking.total),
    notes: [
      ...(draft === done.draft ? [] : [words.SWAPPED]),
      ...(lost ? [words.codeFallsAway(lost.code, lost.terms?.leastOrder ?? null)] : []),
    ],
  };
};
