/*
 * What a booking costs, counted by the test itself in whole cents: nothing of the product's arithmetic is used here.
 */

export interface OwnZone {
  readonly fromHours: number;
  readonly refundPercent: number;
  readonly movePercent: number | null;
}

/** One unit, as it was sold. */
export interface OwnUnit {
  /** `line-unit`, from 0, as sessions are named for good. */
  readonly name: string;
  readonly experienceId: number;
  readonly tier: string;
  readonly tierPrice: number;
  readonly addOns: readonly { readonly id: number; readonly price: number }[];
  readonly zones: readonly OwnZone[];
  readonly isGone: boolean;
}

export interface OwnDiscount {
  readonly isPercent: boolean;
  /** Percent, or cents. */
  readonly value: number;
  readonly least: number;
  readonly amount: number;
}

export interface OwnBooking {
  readonly units: readonly OwnUnit[];
  readonly discount: OwnDiscount | null;
  readonly fees: readonly number[];
}

const HOUR_MS = 3_600_000;

/** Of a whole number of cents, half up. */
export const partOf = (amount: number, percent: number): number =>
  Math.floor((2 * amount * Math.round(percent * 100) + 10_000) / 20_000);

const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

export const priceOf = ({ tierPrice, addOns }: OwnUnit): number =>
  tierPrice + total(addOns.map(({ price }) => price));

export const subtotalOf = ({ units }: Pick<OwnBooking, 'units'>): number =>
  total(units.filter(({ isGone }) => !isGone).map(priceOf));

/** What a code takes off a subtotal; null once it takes nothing any longer. */
export const discountOn = (discount: OwnDiscount | null, subtotal: number): OwnDiscount | null => {
  if (discount === null || subtotal === 0 || subtotal < discount.least) return null;
  const wanted = discount.isPercent ? partOf(subtotal, discount.value) : discount.value;
  return { ...discount, amount: Math.min(wanted, subtotal) };
};

export const totalOf = (booking: OwnBooking): number =>
  subtotalOf(booking) - (booking.discount?.amount ?? 0) + total(booking.fees);

/** On the subtotal that it has, a discount stays what it is. */
const discountOf = (booking: OwnBooking, subtotal: number): OwnDiscount | null =>
  subtotal === subtotalOf(booking) ? booking.discount : discountOn(booking.discount, subtotal);

const totalOn = (booking: OwnBooking, subtotal: number): number =>
  subtotal - (discountOf(booking, subtotal)?.amount ?? 0) + total(booking.fees);

/** The zone that holds: the first for a session without a time. */
export const zoneAt = (
  zones: readonly OwnZone[],
  startsAt: number | null,
  now: number,
): OwnZone | undefined =>
  startsAt === null ? zones[0] : zones.find(({ fromHours }) => startsAt - now >= fromHours * HOUR_MS);

/** What the total sinks by, unit by unit, as they leave one after another; a code that is lost on the way stays lost. */
export const pricesWithout = (booking: OwnBooking, gone: readonly string[]): readonly number[] => {
  const living = booking.units.filter(({ isGone }) => !isGone).length;
  let [subtotal, lowest] = [subtotalOf(booking), totalOf(booking)];
  let isLost = booking.discount === null;
  return gone.map((name, at) => {
    const unit = booking.units.find((each) => each.name === name);
    subtotal = at === living - 1 ? 0 : subtotal - (unit ? priceOf(unit) : 0);
    isLost ||= discountOn(booking.discount, subtotal) === null;
    const now = isLost ? subtotal + total(booking.fees) : totalOn(booking, subtotal);
    const price = Math.max(0, lowest - now);
    lowest -= price;
    return price;
  });
};

/** The booking with other units and one more fee; a code counts on what is left. */
export const bookedAs = (booking: OwnBooking, units: readonly OwnUnit[], fee: number): OwnBooking => ({
  units,
  discount: discountOf(booking, subtotalOf({ units })),
  fees: fee === 0 ? booking.fees : [...booking.fees, fee],
});

/** The booking without some of its units: where a code falls away, so much of it stays that nobody owes more for less. */
export const bookedWithout = (booking: OwnBooking, gone: readonly string[], fee: number): OwnBooking => {
  const units = booking.units.map((unit) => (gone.includes(unit.name) ? { ...unit, isGone: true } : unit));
  const most = totalOf(booking) - total(pricesWithout(booking, gone));
  const free = bookedAs(booking, units, 0);
  const rise = totalOf(free) - most;
  const discount = booking.discount && rise > 0 ? { ...booking.discount, amount: rise } : free.discount;
  return { units, discount, fees: fee === 0 ? booking.fees : [...booking.fees, fee] };
};

/** Splits an amount by weights; what rounding leaves over goes to the largest remainders, the first of equal ones first. */
const splitBy = (amount: number, weights: readonly number[]): readonly number[] => {
  const whole = total(weights);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight, at) => ({
    at,
    down: Math.floor((amount * weight) / whole),
    rest: (amount * weight) % whole,
  }));
  let left = amount - total(exact.map(({ down }) => down));
  const more = new Set<number>();
  for (const { at } of exact.toSorted((a, b) => b.rest - a.rest || a.at - b.at)) {
    if (left-- <= 0) break;
    more.add(at);
  }
  return exact.map(({ at, down }) => down + (more.has(at) ? 1 : 0));
};

/** One unit that is changed, added (no `before`) or taken out (no `after`), in the order in which they are counted. */
export interface UnitChange {
  readonly before: OwnUnit | null;
  readonly after: OwnUnit | null;
  readonly startsAt: number | null;
}

/** What the policy keeps of what an amendment makes cheaper: what others make dearer is taken off first. */
export const amendmentFee = (booking: OwnBooking, changes: readonly UnitChange[], now: number): number => {
  let subtotal = subtotalOf(booking);
  const savings = changes.flatMap(({ before, after, startsAt }) => {
    const next = subtotal + (after ? priceOf(after) : 0) - (before ? priceOf(before) : 0);
    const saved = totalOn(booking, subtotal) - totalOn(booking, next);
    subtotal = next;
    const back = before ? (zoneAt(before.zones, startsAt, now)?.refundPercent ?? 100) : 100;
    return saved > 0 ? [{ saved, back }] : [];
  });
  const cheaper = Math.max(0, totalOf(booking) - totalOn(booking, subtotal));
  const parts = splitBy(
    cheaper,
    savings.map(({ saved }) => saved),
  );
  return total(parts.map((part, at) => part - partOf(part, savings[at]?.back ?? 100)));
};
