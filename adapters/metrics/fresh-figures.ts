import type { Observable, ShopFigures } from './shop-figures.ts';

/** The store is queried at most once in this time, in milliseconds. */
const FRESH_MS = 2_000;
/** A scrape waits at most this long for the store, in milliseconds. */
const PATIENCE_MS = 1_000;

export interface FreshFigures {
  /** At most some seconds old; null while the store is unavailable. */
  read(): Promise<ShopFigures | null>;
  /** How many seconds the oldest entry of the outbox has been seen waiting; 0 when the outbox is empty. */
  outboxAge(): number;
}

/**
 * Figures of the store, read on demand instead of by a timer. All metrics of one scrape share one reading. `now` is this machine's
 * clock, in milliseconds.
 */
export const freshFigures = ({ figures }: Pick<Observable, 'figures'>, now: () => number): FreshFigures => {
  let known: ShopFigures | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  /** The outbox stores no times, so the age of its oldest entry counts from when this process first saw it. */
  let oldest: { readonly id: number; readonly since: number } | null = null;

  const load = async (): Promise<void> => {
    try {
      known = await figures();
      const { oldestOutboxId: id } = known;
      if (id === null) oldest = null;
      else if (oldest?.id !== id) oldest = { id, since: now() };
    } catch {
      known = null;
    }
  };
  const withPatience = async (work: Promise<void>): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS, 'late');
    });
    const outcome = await Promise.race([work, enough]);
    clearTimeout(timer);
    if (outcome === 'late') known = null;
  };
  return {
    read: async () => {
      if (!reading && now() - askedAt >= FRESH_MS) {
        askedAt = now();
        reading = load().finally(() => {
          reading = null;
        });
      }
      if (reading) await withPatience(reading);
      return known;
    },
    outboxAge: () => (oldest ? (now() - oldest.since) / 1000 : 0),
  };
};
