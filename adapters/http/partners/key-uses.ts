import type { KeyUse } from '@wondercast/core/people/partners/ports';

/** Collects the times at which keys were used and writes them in batches, so that no request has to write. */
export interface KeyUses {
  record(keyId: number): void;
  /** Writes the uses since the last flush. After a failure the next flush includes them again. */
  flush(): Promise<void>;
}

export const keyUses = (write: (uses: readonly KeyUse[]) => Promise<void>, now: () => Date): KeyUses => {
  let pending = new Map<number, Date>();
  return {
    record: (keyId) => {
      pending.set(keyId, now());
    },
    flush: async () => {
      if (pending.size === 0) return;
      const uses = pending;
      pending = new Map();
      try {
        await write([...uses].map(([keyId, at]) => ({ keyId, at })));
      } catch (error) {
        for (const [keyId, at] of uses) if (!pending.has(keyId)) pending.set(keyId, at);
        throw error;
      }
    },
  };
};
