import type { Wish } from '../../calendar/scheduling/session-states.ts';
import { formatMoney, formatPrice, type MinorUnits, maxAmount } from '../../kernel/money.ts';
import { SEAT_CAPS, type Tier, tierLabel } from '../../shop/pricing/tiers.ts';
import type { UnitSaid } from './amendment/amendment.ts';

export const MOST_PEOPLE = SEAT_CAPS.ultimate;
export const TOO_MANY_PEOPLE = `One session seats up to ${MOST_PEOPLE} people. Please add a second session.`;
export const NOTHING_LEFT = 'A booking has at least one unit. To give it up, cancel it.';
export const MOST_UNITS = 1_000;
export const TOO_MANY_UNITS = `A booking has at most ${MOST_UNITS} units.`;
/** Decision 079. */
export const tooDear = (): string => `A booking costs at most ${formatPrice(maxAmount())}.`;
export const TOO_MANY_LINES = 'This booking has as many lines as it can have.';
export const NO_SUCH_LINE = 'This booking has no such line.';
export const NO_SUCH_SESSION = 'Session not found';
export const ONE_TARGET = 'Name a line, a session or an experience.';
export const ONE_UNIT = 'A session is one unit.';
export const BEGUN: Readonly<Record<Wish, string>> = {
  change: 'A session that has begun cannot be changed.',
  cancel: 'This session has begun.',
};
export const TOO_LATE = 'It is too late to change this session online. Please write to us.';
export const TOO_LATE_FOR_BOOKING = 'It is too late to change this booking online. Please write to us.';
/** Said in the policy's last zone. */
export const NO_MOVING_ONLINE = 'It is too close to the session to move it online. Please write to us.';
export const PAID_BEFORE_TIME =
  'Times are taken once a booking is paid. Please pay for it, then choose a time.';
export const ALREADY_AGREED = 'A time is agreed for this session already.';
/** Said when a mailed link is no longer valid. */
export const LINK_ENDED = 'These times are not offered any longer. Newer ones are in our latest mail.';
export const NO_TIME_YET =
  'No time is agreed for this session yet. Say which times you prefer, or accept one that we suggested.';
export const TOO_LATE_TO_PAY =
  'There is too little time left to pay for this change before the session starts.';
export const BOOKING_CANCELLED = 'Cancelled bookings cannot be changed.';
export const NOTHING_CHANGES = 'Nothing changes.';
export const FIGURES_CHANGED = 'The figures have changed. Please look at them again.';

/** Said when earlier changes cost too little to be charged alone. */
export const paidWithIt = (waived: MinorUnits): string =>
  `${formatMoney(waived)} of earlier changes is paid with it.`;

export const seatsUpTo = (tier: Tier): string => `${tierLabel(tier)} seats up to ${SEAT_CAPS[tier]} people.`;

export const codeFallsAway = (code: string, leastOrder: MinorUnits | null): string =>
  leastOrder === null
    ? `The code ${code} falls away.`
    : `The code ${code} falls away: it needs an order of at least ${formatPrice(leastOrder)}.`;

export const feeReason = (title: string, percent: number): string =>
  percent === 0
    ? `Amendment of ${title}: nothing comes back`
    : `Amendment of ${title}: ${percent}% comes back`;

/** Decision 165. */
export const SWAPPED =
  'A session that takes the place of one with an agreed time keeps what cancelling that one costs now, until its own time is nearer.';

/** Said when a session moves while a cancellation no longer refunds everything. */
export const keepsZone = (percent: number): string =>
  `If it is cancelled later, ${percent === 0 ? 'nothing comes back' : `${percent}% comes back`}, as now.`;

export const DESK_FEE = 'Amendment';

const signed = (amount: number): string =>
  `${amount < 0 ? '−' : '+'}${formatMoney(Math.abs(amount) as MinorUnits)}`;

const people = (count: number | null): string => (count === null ? 'people not said' : `${count} people`);

/** One unit's change as a sentence: `Starter becomes Elevated for 60 people: +$260.00`. */
export const unitWords = (before: UnitSaid | null, after: UnitSaid | null): string => {
  if (before === null && after) return `New: ${tierLabel(after.tier)}, ${formatMoney(after.price)}`;
  if (after === null && before) return `Taken out: −${formatMoney(before.price)}`;
  if (!before || !after) return '';
  const money = after.price === before.price ? 'no extra cost' : signed(after.price - before.price);
  if (after.tier !== before.tier)
    return `${tierLabel(before.tier)} becomes ${tierLabel(after.tier)}${after.headcount === null ? '' : ` for ${people(after.headcount)}`}: ${money}`;
  if (after.headcount !== before.headcount && after.price === before.price)
    return `${people(before.headcount)} become ${people(after.headcount)}: ${money}`;
  return `Other add-ons: ${money}`;
};
