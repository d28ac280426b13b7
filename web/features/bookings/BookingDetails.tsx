import {
  areDatesCertain,
  mayBeDeletedByOwner,
  mayChangeDates,
  stateOf,
} from '@wondercast/core/booking/states';
import { instantOf } from '@wondercast/core/scheduling/instant';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEffect, useRef, useState } from 'react';
import { calendarAddress } from '../../api/booking/own-bookings.ts';
import type { BookingWire } from '../../api/transport/wire.ts';
import { formatInstant } from '../../ui/formats/format-date.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonHref } from '../../ui/primitives/ButtonHref.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { TwoColumns } from '../../ui/primitives/Panel.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { SlotList } from '../../ui/shop/SlotList.tsx';
import { BookedLine } from './BookedLine.tsx';
import { BookingSums } from './BookingSums.tsx';
import { slotsOf } from './booked-slots.ts';
import { Actions, Badges, Buttons, Reference, Side, Top } from './booking-page-look.ts';
import { ConfirmedBadge } from './ConfirmedBadge.tsx';
import { ContactHost } from './ContactHost.tsx';
import { DeleteBookingDialog } from './DeleteBookingDialog.tsx';
import { SessionList } from './SessionList.tsx';
import { shownReference } from './shown-reference.ts';
import { useDates } from './use-dates.ts';

interface BookingDetailsProps {
  readonly booking: BookingWire;
  /** From the mailed link, where that is how one got here. */
  readonly token: string | null;
  readonly onDeleted: () => void;
}

/** A booking for its owner: what, when, how much; and, until it is confirmed, other dates or its end. */
export function BookingDetails({ booking, token, onDeleted }: BookingDetailsProps) {
  const { id, bookingReference, confirmed, items } = booking;
  const stated = { state: stateOf(confirmed) };
  const dates = useDates(booking, token);
  const [asking, setAsking] = useState(false);
  const lines = useRef<HTMLDivElement>(null);
  const isEditing = dates.draft !== null;
  const slots = dates.draft ?? slotsOf(booking);
  const inCalendar = slotsOf(booking).some((each) => each.some((slot) => instantOf(slot) !== null));

  useEffect(() => {
    if (isEditing) lines.current?.querySelector<HTMLElement>('fieldset button')?.focus();
  }, [isEditing]);

  return (
    <>
      <Top>
        <Small>Booking reference</Small>
        <Reference>{shownReference(booking)}</Reference>
        <Badges as="div">
          <ConfirmedBadge confirmed={confirmed} />
          {booking.paymentStatus === 'paid' && <Badge tone="ok">Paid</Badge>}
          {booking.deliveryStatus === 'delivered' && <Badge tone="info">Delivered</Badge>}
          <span>Created {formatInstant(booking.createdAt)}</span>
        </Badges>
      </Top>
      <TwoColumns>
        <div ref={lines}>
          {items.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the booking
            <BookedLine key={at} line={line}>
              {dates.draft ? (
                <div style={{ marginTop: 18 }}>
                  <SlotList
                    slots={slots[at] ?? []}
                    onChange={(unit, part) => dates.change(at, unit, part)}
                    onSameForAll={(slot) => dates.sameForAll(at, slot)}
                  />
                </div>
              ) : (
                <SessionList slots={slots[at] ?? []} />
              )}
            </BookedLine>
          ))}
          {!areDatesCertain(stated) && (
            <div style={{ marginTop: 20 }}>
              <Note tone="info">
                All dates are tentative until we confirm them with you.
                {!dates.draft && ' You can propose others until then.'}
              </Note>
            </div>
          )}
          {mayChangeDates(stated) && (
            <Buttons>
              {dates.draft ? (
                <>
                  <Button pending={dates.pending} onClick={() => void dates.save()}>
                    {dates.pending ? 'Saving...' : 'Save dates'}
                  </Button>
                  <Button look="quiet" onClick={dates.drop}>
                    Keep as they were
                  </Button>
                </>
              ) : (
                <Button look="line" onClick={dates.begin}>
                  Change dates
                </Button>
              )}
            </Buttons>
          )}
        </div>
        <Side>
          <BookingSums booking={booking} token={token} />
          <Actions>
            {inCalendar && (
              <ButtonHref look="quiet" size="sm" href={calendarAddress(id, token)} download>
                <CalendarPlus size={16} strokeWidth={1.75} aria-hidden="true" />
                Add to calendar
              </ButtonHref>
            )}
            <ContactHost reference={bookingReference} />
            {mayBeDeletedByOwner(stated) && (
              <Button look="badline" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
                Cancel Order
              </Button>
            )}
          </Actions>
        </Side>
      </TwoColumns>
      <DeleteBookingDialog
        booking={booking}
        token={token}
        isOpen={asking}
        onClose={() => setAsking(false)}
        onDeleted={onDeleted}
      />
    </>
  );
}
