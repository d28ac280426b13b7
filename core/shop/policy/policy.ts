import { type MinorUnits, minus, percentOf, ZERO } from '../../kernel/money.ts';

/** What a change costs while at least this time is left until the session. */
export interface PolicyZone {
  /** Hours before the start, inclusive. */
  readonly fromHours: number;
  /** The refund of a cancellation, in percent of the session's price, 0 to 100. */
  readonly refundPercent: number;
  /** The fee of a move, in percent of the session's price, 0 to 100; null where customers may not move it online. */
  readonly movePercent: number | null;
}

/** What changes cost: the zones from the one that is furthest from the start to the last, which begins at 0 hours. */
export interface Policy {
  readonly zones: readonly PolicyZone[];
}

/** The policy of a shop that has set none. */
export const DEFAULT_POLICY: Policy = {
  zones: [
    { fromHours: 168, refundPercent: 100, movePercent: 0 },
    { fromHours: 72, refundPercent: 50, movePercent: 10 },
    { fromHours: 0, refundPercent: 0, movePercent: null },
  ],
};

/** The policy of bookings from before policies existed: everything is refunded, as their customers were told. */
export const FREE_POLICY: Policy = { zones: [{ fromHours: 0, refundPercent: 100, movePercent: 0 }] };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The index of the zone that applies now; the first for a session without a time, the last for one that has begun. */
export const zoneIndexAt = ({ zones }: Policy, startsAt: Date | null, now: Date): number => {
  if (startsAt === null) return 0;
  const left = startsAt.getTime() - now.getTime();
  const found = zones.findIndex(({ fromHours }) => left >= fromHours * HOUR_MS);
  return found < 0 ? zones.length - 1 : found;
};

/** What decides the zone when a session is cancelled. */
interface Cancelled {
  readonly agreed: { readonly startsAt: Date } | null;
  readonly noticeMinutes: number | null;
}

/**
 * The index of the zone that applies to a cancellation. A session that was moved away from a time keeps the zone of that moment until its
 * own zone is a later one.
 */
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
  /** The refund of a cancellation; the rest of the price is the fee. */
  readonly refund: MinorUnits;
  readonly cancellationFee: MinorUnits;
  /** The fee of a move; null where it may not be moved online. */
  readonly moveFee: MinorUnits | null;
  /** Until when these figures are valid; null where they no longer change. */
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
    // The zone applies while at least `fromHours` are left, inclusive.
    until: isLast || startsAt === null ? null : new Date(startsAt.getTime() - zone.fromHours * HOUR_MS),
  };
};

/** What changing a session costs now. `price` is the session's share of the total, after the discount. */
export const changeCostAt = (
  policy: Policy,
  price: MinorUnits,
  startsAt: Date | null,
  now: Date,
): ChangeCost => costIn(policy, zoneIndexAt(policy, startsAt, now), price, startsAt);

/** What cancelling a session costs now; for moving it, see `changeCostAt`. */
export const cancellationCostAt = (
  policy: Policy,
  price: MinorUnits,
  session: Cancelled,
  now: Date,
): Pick<ChangeCost, 'refund' | 'cancellationFee' | 'until'> =>
  costIn(policy, cancellationZoneAt(policy, session, now), price, session.agreed?.startsAt ?? null);

/** The policy that applies to an experience: its own, or else the shop's. */
export const policyInForce = (own: Policy | null, shop: Policy): Policy => own ?? shop;
