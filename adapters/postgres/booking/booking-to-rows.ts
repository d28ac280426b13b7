import type { BookedLine, Booking } from '@wondercast/core/booking/booking';
import { ZERO } from '@wondercast/core/money';
import { customerKeyOf, firstDayOf, lastDayOf, NO_DAY, searchTextOf } from '@wondercast/core/office/register';
import { minuteOfDay } from '@wondercast/core/scheduling/instant';
import { isEmptySlot, type Slot } from '@wondercast/core/scheduling/slot';
import type { RowOf } from '../driver/columns.ts';
import { STORED_CONFIRMED } from './stored-state.ts';
import type { BookingLineRow, BookingRow, BookingSlotRow } from './tables.ts';

/** Where no session has a day, its last is before every day, as its first is after. */
const BEFORE_ALL = '-infinity';

type Days = Pick<RowOf<typeof BookingRow>, 'firstDay' | 'lastDay'>;

export const toDays = (booking: Parameters<typeof firstDayOf>[0]): Days => ({
  firstDay: firstDayOf(booking) ?? NO_DAY,
  lastDay: lastDayOf(booking) ?? BEFORE_ALL,
});

export const toBookingRow = (booking: Booking): RowOf<typeof BookingRow> => {
  const { customer, discount, partner } = booking;
  return {
    id: booking.id,
    reference: booking.reference,
    accountId: booking.accountId,
    visitorKey: booking.visitorKey,
    partnerId: partner?.id ?? null,
    partnerName: partner?.name ?? null,
    companyName: customer.companyName,
    // A purchase that was stored before there were purchase orders has none.
    purchaseOrder: customer.purchaseOrder ?? null,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phoneNumber: customer.phoneNumber,
    subtotal: booking.subtotal,
    discountCode: discount?.code ?? null,
    discountDescription: discount?.description ?? null,
    discountAmount: discount?.amount ?? ZERO,
    total: booking.total,
    confirmed: STORED_CONFIRMED[booking.state],
    paymentStatus: booking.paymentStatus,
    deliveryStatus: booking.deliveryStatus,
    paymentIntentId: booking.paymentIntentId,
    createdAt: booking.createdAt,
    version: booking.version,
    searchText: searchTextOf(booking),
    customerKey: customerKeyOf(booking),
    ...toDays(booking),
  };
};

export const toLineRow = (
  bookingId: number,
  { experience, slots: _, ...line }: BookedLine,
  position: number,
): RowOf<typeof BookingLineRow> => ({
  bookingId,
  position,
  title: experience?.title ?? null,
  slug: experience?.slug ?? null,
  duration: experience?.duration ?? null,
  imageUrl: experience?.imageUrl ?? null,
  ...line,
});

/** Only units with something said have a row. */
export const toSlotRows = (
  bookingId: number,
  lines: readonly (readonly Slot[])[],
): readonly RowOf<typeof BookingSlotRow>[] =>
  lines.flatMap((slots, position) =>
    slots.flatMap((slot, unit) => {
      const { date: day, ...rest } = slot;
      return isEmptySlot(slot)
        ? []
        : [{ bookingId, position, unit, day, minute: minuteOfDay(slot), ...rest }];
    }),
  );
