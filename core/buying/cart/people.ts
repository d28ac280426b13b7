import { SEAT_CAPS, TIERS, type Tier, tierLabel } from '../../shop/pricing/tiers.ts';

/** Sessions of one tier for a number of people. */
export interface Room {
  readonly tier: Tier;
  readonly sessions: number;
  /** How many people are in each session. */
  readonly headcount: number;
}

const LARGEST = SEAT_CAPS.ultimate;

/** The fewest sessions that seat this many people, in the smallest tier that does. `people` is an integer above zero. */
export const roomFor = (people: number): Room => {
  const sessions = Math.ceil(people / LARGEST);
  const headcount = Math.ceil(people / sessions);
  return { tier: TIERS.find((tier) => headcount <= SEAT_CAPS[tier]) ?? 'ultimate', sessions, headcount };
};

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

export const sessionsWords = (sessions: number): string => counted(sessions, 'session', 'sessions');

export const peopleWords = (people: number): string => counted(people, 'person', 'people');

/** What a quantity counts: `1 session for up to 50 people`, `3 sessions, each for up to 50 people`. */
export const quantityWords = (quantity: number, tier: Tier): string =>
  `${sessionsWords(quantity)}${quantity === 1 ? '' : ', each'} for up to ${peopleWords(SEAT_CAPS[tier])}`;

/** Up to this many sessions nobody is asked to confirm; a larger number may have been meant as people. */
export const MOST_UNASKED = 5;

/** Whether a new quantity needs a confirmation, given the quantity `before`: only when it passes the limit. */
export const mayMeanPeople = (quantity: number, before = 0): boolean =>
  quantity > MOST_UNASKED && before <= MOST_UNASKED;

/** `1 Starter session for 45 people`. */
export const roomWords = ({ tier, sessions, headcount }: Room): string =>
  `${sessions.toLocaleString('en-US')} ${tierLabel(tier)} ${sessions === 1 ? 'session' : 'sessions'} for ${peopleWords(headcount)}${sessions === 1 ? '' : ' each'}`;
