import { peopleWords } from '@wondercast/core/bookings/booking/needs';
import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { toMinorUnits } from '@wondercast/core/kernel/money';
import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { decodeSlot } from '@wondercast/openapi/codec/slot';
import type { BookingWire } from '../../api/transport/wire.ts';
import { totalWords } from '../../headless/payment-standing.ts';
import { formatSlot } from '../../ui/formats/format-slot.ts';
import { OwnTime } from '../../ui/shop/OwnTime.tsx';
import { Total } from '../../ui/shop/Total.tsx';
import { Asked, Sessions, Sum } from './confirmation-look.ts';

/** Maximum number of listed sessions; the rest are only counted. */
const SHOWN = 8;

interface Session {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly slot: Slot;
}

const peopleOf = ({ sessions }: BookingWire, line: number, unit: number): number | null =>
  sessions.find((session) => session.line === line && session.unit === unit)?.headcount ?? null;

const sessionsOf = (booking: BookingWire): readonly Session[] =>
  booking.items.flatMap((line, lineIndex) =>
    line.slots.map((slot, unit) => ({
      key: `${lineIndex}-${unit}`,
      title: line.experience?.title ?? 'Experience not found',
      about: [
        tierLabel(line.selectedTier),
        ...(line.quantity > 1 ? [`session ${unit + 1}`] : []),
        peopleWords(peopleOf(booking, lineIndex, unit)),
        ...line.addOns.map(({ name }) => name),
      ]
        .filter(Boolean)
        .join(' · '),
      slot: decodeSlot(slot),
    })),
  );

/** The sessions of a booking with their preferred or agreed times, and the total. */
export function BookedSessions({ booking }: { readonly booking: BookingWire }) {
  const sessions = sessionsOf(booking);
  const more = sessions.length - SHOWN;
  return (
    <>
      <Sessions data-clear="">
        {sessions.slice(0, SHOWN).map(({ key, title, about, slot }) => (
          <li key={key}>
            <div>
              <b>{title}</b>
              <p>{about}</p>
            </div>
            <span>
              <span>{formatSlot(slot)}</span>
              <OwnTime slot={slot} />
            </span>
          </li>
        ))}
        {more > 0 && <li>{`And ${more === 1 ? '1 more session' : `${more} more sessions`}`}</li>}
      </Sessions>
      {booking.purchaseOrder && <Asked data-clear="">{`Purchase order: ${booking.purchaseOrder}`}</Asked>}
      {booking.specialRequests && <Asked data-clear="">{`You asked for: ${booking.specialRequests}`}</Asked>}
      <Sum data-clear="">
        <span>{totalWords(booking)}</span>
        <Total amount={toMinorUnits(booking.totalPrice)} withCode />
      </Sum>
    </>
  );
}
