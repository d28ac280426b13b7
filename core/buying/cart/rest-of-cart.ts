import { bookedMinutes } from '../../shop/catalogue/may-offer-times.ts';
import { type Cart, timeOf } from './cart.ts';

/** When a session of a cart takes place. */
export interface CartSession {
  readonly experienceId: number;
  /** In milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number;
}

const MINUTE_MS = 60_000;
/** Assumed break of a host between two sessions; only the shop knows the real one. */
const BREAK_MS = 60 * MINUTE_MS;

/** The sessions of a cart that have a free time, except one unit of a line. */
export const restOfCart = (
  cart: Cart,
  except: { readonly lineId: number; readonly unit: number } | null = null,
): readonly CartSession[] =>
  cart.flatMap((line) =>
    line.slots.flatMap((_, unit) => {
      const time = timeOf(line, unit);
      if (!time || (except && line.id === except.lineId && unit === except.unit)) return [];
      const startsAt = time.startsAt.getTime();
      const endsAt = startsAt + (bookedMinutes(line.experience) ?? 0) * MINUTE_MS;
      return [{ experienceId: line.experience.id, startsAt, endsAt }];
    }),
  );

/** A free start as the shop tells it. */
interface Start {
  readonly startsAt: string;
  /** How many sessions can begin then; 3 means three or more. */
  readonly left: number;
}

const MOST_LEFT = 3;

/**
 * How many sessions of an experience can begin at a start, given the rest of the cart. `left` is the number without that rest; each session
 * of the rest at about the same time occupies one of its hosts. `besides`, where it is known, has the starts that the shop offers while the
 * rest is held.
 */
export const leftBeside = (
  { startsAt, left }: Start,
  { experienceId, minutes }: { readonly experienceId: number; readonly minutes: number },
  rest: readonly CartSession[],
  besides: ReadonlySet<string> | null,
): number => {
  const start = Date.parse(startsAt);
  const end = start + minutes * MINUTE_MS;
  const near = rest.filter((each) => each.startsAt < end + BREAK_MS && start < each.endsAt + BREAK_MS);
  if (near.length === 0) return left;
  // Hosts of other experiences may be the same ones: only the starts in `besides` tell.
  const same = near.filter((each) => each.experienceId === experienceId).length;
  const beside = left >= MOST_LEFT && same >= MOST_LEFT ? 1 : Math.max(0, left - same);
  if (besides === null) return beside;
  return besides.has(startsAt) ? Math.max(1, beside) : same === near.length ? beside : 0;
};
