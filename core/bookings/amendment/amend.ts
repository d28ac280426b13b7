import type { Session } from '../../calendar/scheduling/session.ts';
import { cancelling } from '../../calendar/scheduling/session-changes.ts';
import { takesPlace } from '../../calendar/scheduling/session-states.ts';
import { type Cents, minus, percentOf, plus, sum, ZERO } from '../../kernel/money.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { isPaidFor } from '../../money/payment/payment-status.ts';
import { DEFAULT_TIER } from '../../shop/pricing/tiers.ts';
import { type Booking, sessionsOf } from '../booking/booking.ts';
import type { BookingFee } from '../booking/fee.ts';
import { feesTotal } from '../booking/fee.ts';
import { byName, isAmong, type SessionName } from '../booking/place.ts';
import { isCancelled } from '../booking/states.ts';
import { lineWorth, sumsAt } from '../booking/worth.ts';
import { addToDraft, amendLine, amendSession, type Today } from './amend-line.ts';
import type { Amendment, AmendmentTerms, LineChange, OffersOfToday } from './amendment.ts';
import { linesOf } from './draft.ts';
import { begin, type Running, type Saving } from './running.ts';
import { sharesOf } from './shares.ts';
import { withSwappedNotice } from './swapped.ts';
import { offerFor, specOfNew, tierFor } from './target-spec.ts';
import * as words from './words.ts';

const addLine = (running: Running, change: LineChange, path: string, today: Today): Running => {
  const wish = { change, path };
  const headcount = change.headcount ?? null;
  const offer = offerFor(today.offers, change.experienceId, `${path}.experienceId`);
  const spec = specOfNew(wish, offer, tierFor(wish, DEFAULT_TIER, headcount), change.addOnIds ?? []);
  return addToDraft(running, spec, { count: change.quantity ?? 1, headcount }, today);
};

const step = (running: Running, change: LineChange, at: number, today: Today): Running => {
  const path = `lines.${at}`;
  const named = [change.line, change.session, change.experienceId].filter((each) => each !== null);
  if (named.length !== 1) throw invalid(path, words.ONE_TARGET);
  if (change.session) return amendSession(running, { change, path }, today);
  if (change.experienceId !== null) return addLine(running, change, path, today);
  const line = change.line ?? -1;
  if (!running.booking.lines[line]) throw invalid(`${path}.line`, words.NO_SUCH_LINE);
  return amendLine(running, line, { change, path }, today);
};

interface Kept extends Saving {
  /** What this unit makes it cheaper by, after what others make it dearer by. */
  readonly share: Cents;
  readonly fee: Cents;
}

/** The policy's part of what the booking becomes cheaper by. What others cost more is taken off first. */
const keptOf = (savings: readonly Saving[], reduction: Cents): readonly Kept[] => {
  const shares = sharesOf(
    reduction,
    savings.map(({ amount }) => amount),
  );
  return savings.map((saving, at) => {
    const share = shares[at] ?? ZERO;
    return { ...saving, share, fee: minus(share, percentOf(share, saving.percent)) };
  });
};

/** Of one unit for all wishes: one may cheapen it and another take it out. */
const keptOfUnits = (kept: readonly Kept[]): readonly Pick<Kept, 'session' | 'share' | 'fee'>[] =>
  [...Map.groupBy(kept, ({ session: { line, unit } }) => `${line}-${unit}`).values()].flatMap((all) =>
    all.slice(0, 1).map(({ session }) => ({
      session,
      share: sum(all.map(({ share }) => share)),
      fee: sum(all.map((each) => each.fee)),
    })),
  );

const feesOf = (kept: readonly Kept[], { fee }: AmendmentTerms, now: Date): readonly BookingFee[] => {
  if (fee !== null)
    return fee === ZERO
      ? []
      : [{ kind: 'amendment', amount: fee, reason: words.DESK_FEE, session: null, at: now }];
  return kept.flatMap((each): readonly BookingFee[] =>
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

/** The place of the line that has a session. */
const linesByName = ({ lines }: Pick<Booking, 'lines'>): ((session: SessionName) => number | undefined) => {
  const places = lines.flatMap(({ sessions }, at) => sessions.map((session) => ({ session, at })));
  const found = byName(places, ({ session }) => session);
  return (session) => found(session)?.at;
};

const worthOf = ({ lines }: Pick<Booking, 'lines'>): Cents => sum(lines.map(lineWorth));

/**
 * The units were counted one by one. What lives afterwards must come to the same, or somebody would pay for what is not there.
 * @throws Error when the two differ
 */
const assertAddsUp = (before: Booking, after: Booking): void => {
  if (worthOf(before) === before.subtotal && worthOf(after) !== after.subtotal)
    throw new Error(`The lines of an amendment come to ${worthOf(after)} and not to ${after.subtotal}`);
};

/**
 * A booking after changes of what is booked, at the offers of today (delivery specification A1 to A3): with its lines, sums and fees,
 * what happens to each unit in words, and what more or less is owed. Sessions that are taken out are cancelled and stay in their line.
 * @throws Refusal 'conflict' (cancelled, delivered, begun, or too late), 'invalid' (nothing left, too many units or people, not sold
 *   any longer), 'not-found' (no such session)
 */
export const amend = (
  booking: Booking,
  changes: readonly LineChange[],
  offers: OffersOfToday,
  now: Date,
  terms: AmendmentTerms,
): Amendment => {
  if (isCancelled(booking)) throw new Refusal('conflict', words.BOOKING_CANCELLED);
  const today: Today = { offers, now, isDesk: terms.isDesk };
  const ran = changes.reduce((running, change, at) => step(running, change, at, today), begin(booking));
  const isOut = isAmong(ran.cancelled);
  if (!ran.draft.some(({ sessions }) => sessions.some((session) => takesPlace(session) && !isOut(session))))
    throw invalid('lines', words.NOTHING_LEFT);
  const before = sumsAt(booking, ran.subtotal);
  const reduction = before.total < booking.total ? minus(booking.total, before.total) : ZERO;
  const kept = keptOf(ran.savings, reduction);
  const added = feesOf(kept, terms, now);
  const fee = feesTotal(added);
  const sums = { ...before, fees: [...booking.fees, ...added], total: plus(before.total, fee) };
  const offsets = kept.flatMap(({ session, amount, share, percent }) =>
    percent === 100 ? [] : [{ session, amount: minus(amount, share) }],
  );
  const draft = withSwappedNotice(ran, offsets, now);
  const keptBy = byName(keptOfUnits(kept), (each) => each.session);
  const gone = (session: Session): Session => {
    const own = keptBy(session);
    const ownFee = terms.fee === null ? (own?.fee ?? ZERO) : ZERO;
    const back = isPaidFor(booking) && own ? minus(own.share, ownFee) : ZERO;
    const { by, actor, reason } = terms;
    return cancelling(session, { at: now, by, actor, reason, fee: ownFee, refund: back });
  };
  const lines = linesOf(
    draft.map((line) => ({
      ...line,
      sessions: line.sessions.map((session) => (isOut(session) ? gone(session) : session)),
    })),
  );
  const after: Booking = { ...booking, ...sums, lines };
  assertAddsUp(booking, after);
  const isTouched = isAmong([...ran.changed, ...ran.cancelled]);
  // A unit that belongs to another line now is written anew, too.
  const [lineBefore, lineAfter] = [linesByName(booking), linesByName(after)];
  const isMoved = (session: Session): boolean => lineBefore(session) !== lineAfter(session);
  const { discount } = booking;
  const lost = discount !== null && sums.discount === null && sums.subtotal > ZERO ? discount : null;
  return {
    booking: after,
    changed: sessionsOf(after).filter((session) => isTouched(session) || isMoved(session)),
    cancelled: ran.cancelled,
    units: ran.units,
    sums,
    fee,
    difference: minus(sums.total, booking.total),
    notes: [
      ...(draft === ran.draft ? [] : [words.SWAPPED]),
      ...(lost ? [words.codeFallsAway(lost.code, lost.terms?.leastOrder ?? null)] : []),
    ],
  };
};
