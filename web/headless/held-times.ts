import type { Cart } from '@wondercast/core/buying/cart/cart';

/** The state of a hold: `ending` in its last five minutes, `over` once the times are no longer held. */
export type Standing = 'held' | 'ending' | 'over';

/** How long before the end of a hold customers are warned. */
export const WARNED_BEFORE_MS = 5 * 60_000;

/** How long before its end a hold is extended: a little before the warning. */
export const LENGTHENED_BEFORE_MS = WARNED_BEFORE_MS + 30_000;

export const standingAt = (until: number, now: number): Standing => {
  if (now >= until) return 'over';
  return now >= until - WARNED_BEFORE_MS ? 'ending' : 'held';
};

/** When the state changes next, in milliseconds. */
export const turnOf = (until: number, stands: Standing): number =>
  stands === 'held' ? until - WARNED_BEFORE_MS : until;

/** Fingerprint of what a hold depends on in a cart; empty when no unit has a time. */
export const timesKey = (cart: Cart): string =>
  cart
    .flatMap(({ experience, chosen = [] }) =>
      chosen.flatMap((time) =>
        time ? [`${experience.id} ${time.startsAt.toISOString()} ${time.zone}`] : [],
      ),
    )
    .join();

/** Number of the cart's units that have a free time. */
export const timedUnitsOf = (cart: Cart): number =>
  cart.reduce((sum, { chosen = [] }) => sum + chosen.filter((time) => time !== null).length, 0);

/** The message about a hold: its end while it lasts, and afterwards what the end means. */
export const heldWords = (stands: Standing, clock: string, count: number): string => {
  const times = count === 1 ? 'Your time is' : 'Your times are';
  const words: Readonly<Record<Standing, string>> = {
    held: `${times} held until ${clock}.`,
    ending: `${times} held until ${clock}, a few minutes more. Then somebody else can take ${count === 1 ? 'it' : 'them'}.`,
    over: `${times} not held any longer, and may still be free. What you filled in is kept.`,
  };
  return words[stands];
};

export const NOT_HELD = 'Your times could not be held.';
