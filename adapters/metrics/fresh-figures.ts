import type { Observable, ShopFigures } from './shop-figures.ts';

/** However often somebody asks, the store is asked at most once in this time. */
const FRESH_MS = 2_000;
/** A scrape does not wait longer than this for the store. */
const PATIENCE_MS = 1_000;

export interface FreshFigures {
  /** At most some seconds old; null while the store is away. */
  read(): Promise<ShopFigures | null>;
  /** Seconds that the oldest entry of the outbox has been seen to wait; 0 when it is empty. */
  outboxAge(): number;
}

/**
 * The figures of the store, read when somebody asks and not by a clock. All metrics of one scrape share one reading. `now` is
 * this machine's clock, in milliseconds.
 */
export const freshFigures = ({ figures }: Pick<Observable, 'figures'>, now: () => number): FreshFigures => {
  let known: ShopFigures | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  /** The outbox stores no times, so its oldest entry is as old as we have known it. */
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
