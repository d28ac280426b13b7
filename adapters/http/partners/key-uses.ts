import type { KeyUse } from '@wondercast/core/partners/ports';

/** When keys were used, remembered between two writes: a request writes nothing. */
export interface KeyUses {
  note(keyId: number): void;
  /** Writes what is new since the last time; what cannot be written is kept for the next. */
  flush(): Promise<void>;
}

export const keyUses = (write: (uses: readonly KeyUse[]) => Promise<void>, now: () => Date): KeyUses => {
  let fresh = new Map<number, Date>();
  return {
    note: (keyId) => {
      fresh.set(keyId, now());
    },
    flush: async () => {
      if (fresh.size === 0) return;
      const uses = fresh;
      fresh = new Map();
      try {
        await write([...uses].map(([keyId, at]) => ({ keyId, at })));
      } catch (error) {
        for (const [keyId, at] of uses) if (!fresh.has(keyId)) fresh.set(keyId, at);
        throw error;
      }
    },
  };
};
