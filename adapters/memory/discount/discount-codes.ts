import {
  type Buyer,
  checkDiscount,
  type DiscountCode,
  MOST_HOLDS_OF_SOURCE,
} from '@wondercast/core/buying/discount/discount';
import type { DiscountCodes } from '@wondercast/core/buying/discount/ports';
import type { RecordStores } from '@wondercast/core/desk/records/ports';
import type { MemorySession } from '../memory-session.ts';

/** Discount codes and their uses. */
export const memoryDiscountCodes = (
  memory: MemorySession,
  records: RecordStores['discountCodes'],
): DiscountCodes => {
  const find = (code: string): DiscountCode | null =>
    memory.tables.discountCodes.all().find((each) => each.code === code) ?? null;
  /** Counting a use is not an edit, so the optimistic version stays the same. */
  const count = (id: number, change: 1 | -1) => {
    const { discountCodes } = memory.tables;
    const found = discountCodes.get(id);
    if (found) discountCodes.set(id, { ...found, currentUses: Math.max(0, found.currentUses + change) });
  };
  const heldByOthers = ({ id }: DiscountCode, now: Date, holder: string | null): number =>
    memory.tables.discountHolds
      .all()
      .filter((hold) => hold.codeId === id && hold.holder !== holder && hold.until > now).length;
  const usedBy = (
    { id }: DiscountCode,
    { accountId, email }: Buyer,
    except: number | null = null,
  ): boolean => {
    const { redemptions, bookings } = memory.tables;
    return bookings
      .all()
      .some(
        (booking) =>
          booking.id !== except &&
          redemptions.get(booking.id) === id &&
          ((accountId !== null && booking.accountId === accountId) ||
            (email !== null && booking.customer.email.toLowerCase() === email.toLowerCase())),
      );
  };
  /** Whether the code counts once per customer and another booking of the same customer has used it. */
  const usedBefore = (code: DiscountCode, bookingId: number): boolean => {
    const booking = code.oncePerCustomer ? memory.tables.bookings.get(bookingId) : undefined;
    return (
      booking !== undefined &&
      usedBy(code, { accountId: booking.accountId, email: booking.customer.email }, bookingId)
    );
  };
  const use = ({ id }: DiscountCode, bookingId: number, holder: string | null) => {
    const { redemptions, bookings, discountHolds } = memory.tables;
    if (!bookings.get(bookingId)) throw new Error(`A use by booking ${bookingId}, which is not there`);
    redemptions.set(bookingId, id);
    if (holder !== null) discountHolds.delete(`${id} ${holder}`);
    count(id, 1);
  };
  return {
    ...records,
    remove: async (id) => {
      const { redemptions, discountHolds } = memory.tables;
      await records.remove(id);
      for (const [bookingId, codeId] of redemptions.entries())
        if (codeId === id) redemptions.delete(bookingId);
      for (const { codeId, holder } of discountHolds.all())
        if (codeId === id) discountHolds.delete(`${id} ${holder}`);
    },
    byCode: async (code) => find(code),
    redeem: async (code, bookingId, subtotal, now, holder = null) => {
      const found = find(code);
      if (!found || !checkDiscount(found, subtotal, now, heldByOthers(found, now, holder)).valid)
        return false;
      if (usedBefore(found, bookingId)) return false;
      use(found, bookingId, holder);
      return true;
    },
    redeemPaid: async (code, bookingId, now, holder) => {
      const found = find(code);
      if (!found) return 'gone';
      const taken = found.currentUses + heldByOthers(found, now, holder);
      if (found.maxUses !== null && taken >= found.maxUses) return 'used-up';
      if (usedBefore(found, bookingId)) return 'used-up';
      use(found, bookingId, holder);
      return 'counted';
    },
    hold: async (code, hold, now) => {
      const found = find(code);
      if (!found || found.maxUses === null) return 'not-needed';
      const taken = found.currentUses + heldByOthers(found, now, hold.holder);
      if (taken >= found.maxUses) return 'used-up';
      const ofSource = memory.tables.discountHolds
        .all()
        .filter((each) => each.codeId === found.id && each.holder !== hold.holder && each.until > now)
        .filter(({ source }) => source && source === hold.source);
      if (ofSource.length >= MOST_HOLDS_OF_SOURCE) return 'too-many';
      memory.tables.discountHolds.set(`${found.id} ${hold.holder}`, { ...hold, codeId: found.id });
      return 'held';
    },
    usedBy: async (code, buyer) => {
      const found = find(code);
      return found !== null && usedBy(found, buyer);
    },
    held: async (code, now, holder) => {
      const found = find(code);
      return found ? heldByOthers(found, now, holder) : 0;
    },
    release: async (intentId) => {
      const { discountHolds } = memory.tables;
      for (const hold of discountHolds.all())
        if (hold.intentId === intentId) discountHolds.delete(`${hold.codeId} ${hold.holder}`);
    },
    giveBack: async (bookingId) => {
      const id = memory.tables.redemptions.get(bookingId);
      if (id === undefined) return;
      memory.tables.redemptions.delete(bookingId);
      count(id, -1);
    },
  };
};
