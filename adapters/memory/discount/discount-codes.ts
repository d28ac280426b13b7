import {
  type Buyer,
  checkDiscount,
  type DiscountCode,
  MOST_HOLDS_OF_SOURCE,
} from '@wondercast/core/buying/discount/discount';
import type { DiscountCodes } from '@wondercast/core/buying/discount/ports';
import { CODE_TAKEN } from '@wondercast/core/buying/discount/words';
import { taken } from '@wondercast/core/kernel/refusal';
import type { MemorySession } from '../memory-session.ts';
import { newestFirst } from '../newest-first.ts';
import { memoryCodeEdits } from './code-edits.ts';

export const memoryDiscountCodes = (ground: MemorySession): DiscountCodes => {
  /** A use is counting, not editing: the version by which a stale edit is told stays. */
  const count = (code: string, change: 1 | -1) => {
    const { discountCodes } = ground.tables;
    const found = discountCodes.get(code);
    if (found) discountCodes.set(code, { ...found, currentUses: Math.max(0, found.currentUses + change) });
  };
  const heldByOthers = (code: string, now: Date, holder: string | null): number =>
    ground.tables.discountHolds
      .all()
      .filter((hold) => hold.code === code && hold.holder !== holder && hold.until > now).length;
  const usedBy = (code: string, { accountId, email }: Buyer, except: number | null = null): boolean => {
    const { redemptions, bookings } = ground.tables;
    return bookings
      .all()
      .some(
        (booking) =>
          booking.id !== except &&
          redemptions.get(booking.id) === code &&
          ((accountId !== null && booking.accountId === accountId) ||
            (email !== null && booking.customer.email.toLowerCase() === email.toLowerCase())),
      );
  };
  /** Whether a code counts once a customer, and another booking of the same customer has used it. */
  const usedBefore = (code: DiscountCode, bookingId: number): boolean => {
    const booking = code.oncePerCustomer ? ground.tables.bookings.get(bookingId) : undefined;
    return (
      booking !== undefined &&
      usedBy(code.code, { accountId: booking.accountId, email: booking.customer.email }, bookingId)
    );
  };
  const use = (code: string, bookingId: number, holder: string | null) => {
    const { redemptions, bookings, discountHolds } = ground.tables;
    if (!bookings.get(bookingId)) throw new Error(`A use by booking ${bookingId}, which is not there`);
    redemptions.set(bookingId, code);
    if (holder !== null) discountHolds.delete(`${code} ${holder}`);
    count(code, 1);
  };
  return {
    ...memoryCodeEdits(ground),
    add: async (given) => {
      const { discountCodes } = ground.tables;
      if (discountCodes.get(given.code)) throw taken('code', CODE_TAKEN);
      const at = ground.now();
      const code = {
        ...given,
        id: ground.nextId('discountCodes'),
        currentUses: 0,
        createdAt: at,
        updatedAt: at,
        version: 1,
      };
      discountCodes.set(code.code, code);
      return code;
    },
    byCode: async (code) => ground.tables.discountCodes.get(code) ?? null,
    all: async () => newestFirst(ground.tables.discountCodes.all()),
    redeem: async (code, bookingId, subtotal, now, holder = null) => {
      const found = ground.tables.discountCodes.get(code) ?? null;
      if (!found || !checkDiscount(found, subtotal, now, heldByOthers(code, now, holder)).valid) return false;
      if (usedBefore(found, bookingId)) return false;
      use(code, bookingId, holder);
      return true;
    },
    redeemPaid: async (code, bookingId, now, holder) => {
      const found = ground.tables.discountCodes.get(code);
      if (!found) return 'gone';
      const taken = found.currentUses + heldByOthers(code, now, holder);
      if (found.maxUses !== null && taken >= found.maxUses) return 'used-up';
      if (usedBefore(found, bookingId)) return 'used-up';
      use(code, bookingId, holder);
      return 'counted';
    },
    hold: async (code, hold, now) => {
      const found = ground.tables.discountCodes.get(code);
      if (!found || found.maxUses === null) return 'not-needed';
      const taken = found.currentUses + heldByOthers(code, now, hold.holder);
      if (taken >= found.maxUses) return 'used-up';
      const ofSource = ground.tables.discountHolds
        .all()
        .filter((each) => each.code === code && each.holder !== hold.holder && each.until > now)
        .filter(({ source }) => source && source === hold.source);
      if (ofSource.length >= MOST_HOLDS_OF_SOURCE) return 'too-many';
      ground.tables.discountHolds.set(`${code} ${hold.holder}`, { ...hold, code });
      return 'held';
    },
    usedBy: async (code, buyer) => usedBy(code, buyer),
    held: async (code, now, holder) => heldByOthers(code, now, holder),
    release: async (intentId) => {
      const { discountHolds } = ground.tables;
      for (const hold of discountHolds.all())
        if (hold.intentId === intentId) discountHolds.delete(`${hold.code} ${hold.holder}`);
    },
    giveBack: async (bookingId) => {
      const code = ground.tables.redemptions.get(bookingId);
      if (!code) return;
      ground.tables.redemptions.delete(bookingId);
      count(code, -1);
    },
  };
};
