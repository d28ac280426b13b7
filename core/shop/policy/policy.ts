import { type MinorUnits, minus, percentOf, ZERO } from '../../kernel/money.ts';

/** What a change costs while a session is at least so far away. */
export interface PolicyZone {
  /** Hours before the start, included. */
  readonly fromHours: number;
  /** Of the session's price, 0 to 100: what comes back when it is cancelled. */
  readonly refundPercent: number;
  /** Of the session's price, 0 to 100: what moving it costs; null where customers may not move it online. */
  readonly movePercent: number | null;
}

/** What changes cost, from the zone that is furthest ahead of the start to the last, which begins at 0 hours. */
export interface Policy {
  readonly zones: readonly PolicyZone[];
}

/** Delivery specification P1. */
export const DEFAULT_POLICY: Policy = {
  zones: [
    { fromHours: 168, refundPercent: 100, movePercent: 0 },
    { fromHours: 72, refundPercent: 50, movePercent: 10 },
    { fromHours: 0, refundPercent: 0, movePercent: null },
  ],
};

/** Bookings of before there was a policy: everything comes back, as their customers were told. */
export const FREE_POLICY: Policy = { zones: [{ fromHours: 0, refundPercent: 100, movePercent: 0 }] };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The place of the zone that holds now; a session without a time is in the best one, one that has begun in the last. */
export const zoneIndexAt = ({ zones }: Policy, startsAt: Date | null, now: Date): number => {
  if (startsAt === null) return 0;
  const left = startsAt.getTime() - now.getTime();
  const found = zones.findIndex(({ fromHours }) => left >= fromHours * HOUR_MS);
  return found < 0 ? zones.length - 1 : found;
};

/** What decides the zone of a session that is cancelled. */
interface Cancelled {
  readonly agreed: { readonly startsAt: Date } | null;
  readonly noticeMinutes: number | null;
}

/** The zone that holds for cancelling: what was moved away from a time keeps the zone of then until its own is a later one. */
export const cancellationZoneAt = (
  policy: Policy,
  { agreed, noticeMinutes }: Cancelled,
  now: Date,
): number => {
  const at = zoneIndexAt(policy, agreed?.startsAt ?? null, now);
  if (noticeMinutes === null) return at;
  return Math.max(at, zoneIndexAt(policy, new Date(now.getTime() + noticeMinutes * MINUTE_MS), now));
};

/** What changing one session costs now. */
export interface ChangeCost {
  /** What of the price comes back when it is cancelled; the rest is the fee. */
  readonly refund: MinorUnits;
  readonly cancellationFee: MinorUnits;
  /** What moving costs; null where it may not be moved online. */
  readonly moveFee: MinorUnits | null;
  /** When these figures end; null where nothing comes after them. */
  readonly until: Date | null;
}

const costIn = (policy: Policy, at: number, price: MinorUnits, startsAt: Date | null): ChangeCost => {
  const zone = policy.zones[at];
  if (!zone) return { refund: price, cancellationFee: ZERO, moveFee: ZERO, until: null };
  const refund = percentOf(price, zone.refundPercent);
  const isLast = at === policy.zones.length - 1;
  return {
    refund,
    cancellationFee: minus(price, refund),
    moveFee: zone.movePercent === null ? null : percentOf(price, zone.movePercent),
    // The zone holds while at least `fromHours` are left, that instant included.
    until: isLast || startsAt === null ? null : new Date(startsAt.getTime() - zone.fromHours * HOUR_MS),
  };
};

/** `price` is the session's share of the total, discount taken off. */
export const changeCostAt = (
  policy: Policy,
  price: MinorUnits,
  startsAt: Date | null,
  now: Date,
): ChangeCost => costIn(policy, zoneIndexAt(policy, startsAt, now), price, startsAt);

/** What cancelling a session costs now; moving it is told by `changeCostAt`. */
export const cancellationCostAt = (
  policy: Policy,
  price: MinorUnits,
  session: Cancelled,
  now: Date,
): Pick<ChangeCost, 'refund' | 'cancellationFee' | 'until'> =>
  costIn(policy, cancellationZoneAt(policy, session, now), price, session.agreed?.startsAt ?? null);

/** The policy that holds for an experience: its own instead of the shop's. */
export const policyInForce = (own: Policy | null, shop: Policy | null): Policy =>
  own ?? shop ?? DEFAULT_POLICY;
