import type { DiscountCodes } from '@wondercast/core/buying/discount/ports';
import { CODE_TAKEN } from '@wondercast/core/buying/discount/words';
import { taken } from '@wondercast/core/kernel/refusal';
import type { MemorySession } from '../memory-session.ts';

type CodeEdits = Pick<DiscountCodes, 'byId' | 'lock' | 'change' | 'remove'>;

export const memoryCodeEdits = (ground: MemorySession): CodeEdits => {
  const byId: CodeEdits['byId'] = async (id) =>
    ground.tables.discountCodes.all().find((code) => code.id === id) ?? null;
  /** Codes are their own key here: what names one follows its new name. */
  const rename = (from: string, to: string) => {
    const { discountCodes, discountHolds, redemptions, bookings } = ground.tables;
    if (discountCodes.get(to)) throw taken('code', CODE_TAKEN);
    discountCodes.delete(from);
    for (const { id } of bookings.all()) if (redemptions.get(id) === from) redemptions.set(id, to);
    for (const hold of discountHolds.all())
      if (hold.code === from) {
        discountHolds.delete(`${from} ${hold.holder}`);
        discountHolds.set(`${to} ${hold.holder}`, { ...hold, code: to });
      }
  };
  return {
    byId,
    // Units of work run one after another, so the row needs no lock.
    lock: byId,
    change: async (id, change, at) => {
      const before = await byId(id);
      if (!before) throw new Error(`Code ${id} is not there`);
      const after = { ...before, ...change, updatedAt: at, version: before.version + 1 };
      if (after.code !== before.code) rename(before.code, after.code);
      ground.tables.discountCodes.set(after.code, after);
      return after;
    },
    remove: async (id) => {
      const { discountCodes, discountHolds, redemptions, bookings } = ground.tables;
      const code = (await byId(id))?.code;
      if (code === undefined) return;
      discountCodes.delete(code);
      for (const booking of bookings.all())
        if (redemptions.get(booking.id) === code) redemptions.delete(booking.id);
      for (const hold of discountHolds.all())
        if (hold.code === code) discountHolds.delete(`${code} ${hold.holder}`);
    },
  };
};
