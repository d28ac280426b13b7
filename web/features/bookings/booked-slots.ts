import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { decodeSlot } from '@wondercast/openapi/codec/slot';
import type { BookingWire } from '../../api/transport/wire.ts';

/** The slots of each line in the core's form. */
export const slotsOf = ({ items }: Pick<BookingWire, 'items'>): readonly (readonly Slot[])[] =>
  items.map(({ slots }) => slots.map(decodeSlot));
