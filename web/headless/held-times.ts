import type { Cart } from '@wondercast/core/buying/cart/cart';

/** How a hold stands: `ending` in its last five minutes, `over` once its times are not kept any more. */
export type Standing = 'held' | 'ending' | 'over';

/** Customers are warned so long before the end of a hold. */
export const WARNED_BEFORE_MS = 5 * 60_000;

/** A hold is lengthened a little before anybody would be warned of its end. */
export const LENGTHENED_BEFORE_MS = WARNED_BEFORE_MS + 30_000;

export const standingAt = (until: number, now: number): Standing => {
  if (now >= until) return 'over';
  return now >= until - WARNED_BEFORE_MS ? 'ending' : 'held';
};

/** When it stands otherwise, in milliseconds. */
export const turnOf = (until: number, stands: Standing): number =>
  stands === 'held' ? until - WARNED_BEFORE_MS : until;

/** What is held of a cart: nothing else of it changes a hold. Empty where no unit has a time. */
export const timesKey = (cart: Cart): string =>
  cart
    .flatMap(({ experience, chosen = [] }) =>
      chosen.flatMap((time) =>
        time ? [`${experience.id} ${time.startsAt.toISOString()} ${time.zone}`] : [],
      ),
    )
    .join();

/** Units of a cart that have a free time. */
export const timedUnitsOf = (cart: Cart): number =>
  cart.reduce((sum, { chosen = [] }) => sum + chosen.filter((time) => time !== null).length, 0);

/** Until when so many times are kept; before the end, and once it is over, what that means. */
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
