import type { KeyUse } from '@wondercast/core/people/partners/ports';

/** Collects when keys were used and writes it in batches, so that a request writes nothing. */
export interface KeyUses {
  record(keyId: number): void;
  /** Writes the uses since the last flush. If the write fails, the next flush repeats it. */
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
