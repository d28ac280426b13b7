import { whyNotDeleted } from '@wondercast/core/bookings/booking/deletion';
import { areDatesCertain, mayChangeDates } from '@wondercast/core/bookings/booking/states';
import { instantOf } from '@wondercast/core/calendar/scheduling/instant';
import {
  awaitsTime,
  isAhead,
  isFinished,
  isSuggested,
} from '@wondercast/core/calendar/scheduling/session-states';
import { decodeSlot } from '@wondercast/openapi/codec/slot';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { calendarAddress } from '../../api/booking/own-bookings.ts';
import type { BookingWire, SessionWire } from '../../api/transport/wire.ts';
import { stateOfBooking } from '../../headless/booking-state.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonHref } from '../../ui/primitives/ButtonHref.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { TwoColumns } from '../../ui/primitives/Panel.tsx';
import { LeftOut } from '../../ui/shop/LeftOut.tsx';
import { BookingSums } from './BookingSums.tsx';
import { BookingTop } from './BookingTop.tsx';
import { slotsOf } from './booked-slots.ts';
import { Actions, Buttons, Side } from './booking-page-look.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import { ContactHost } from './ContactHost.tsx';
import { DeleteBookingDialog } from './DeleteBookingDialog.tsx';
import { EveryDate } from './EveryDate.tsx';
import { PolicyPanel } from './PolicyPanel.tsx';
import { SessionTickets } from './SessionTickets.tsx';
import { useDates } from './use-dates.ts';
import { WaitingChange } from './WaitingChange.tsx';

interface BookingDetailsProps {
  readonly booking: BookingWire;
  /** From the mailed link, where that is how one got here. */
  readonly token: string | null;
  readonly onDeleted: () => void;
  /** Opens what can be changed of the booking, beginning with a session where one is given. */
  readonly onChange: (sessionId: string | null) => void;
  /** Opens headcount and add-ons; `adds` begins with choosing another experience. */
  readonly onAmend: (adds: boolean) => void;
  /** Opens the payment of a change that waits for it; null while one is being checked. */
  readonly onPay: (() => void) | null;
}

/** Whether the dates of all sessions can be changed at once: there are several, and none has gone further than a wish. */
const areAllWishes = ({ sessions }: BookingWire): boolean =>
  sessions.length > 1 && sessions.every((session) => awaitsTime(session) && !isSuggested(session));

/** Whether a session that may take place names no instant, so that calendars do not have it. */
const isLeftOut = (session: SessionWire): boolean => {
  const [first] = session.preferences;
  return (
    !isFinished(session) && session.startsAt === null && (!first || instantOf(decodeSlot(first)) === null)
  );
};

/** A booking for its owner: each session with what it asks, how much it comes to and, until it is confirmed, its end. */
export function BookingDetails(props: BookingDetailsProps) {
  const { booking, token, onDeleted, onChange, onAmend, onPay } = props;
  const { id, bookingReference, sessions } = booking;
  const stated = { state: stateOfBooking(booking) };
  const dates = useDates(booking, token);
  const [asking, setAsking] = useState(false);
  const slots = slotsOf(booking);
  const isAgreed = sessions.some(isAhead);
  /** Something is left to change. */
  const isOpen = !sessions.every(isFinished);
  const isDated = slots.some((each) => each.some((slot) => instantOf(slot) !== null));

  return (
    <>
      <BookingTop booking={booking} />
      {onPay && <WaitingChange id={id} token={token} onPay={onPay} />}
      <TwoColumns>
        <div>
          {dates.draft ? (
            <EveryDate booking={booking} draft={dates.draft} dates={dates} />
          ) : (
            <SessionTickets booking={booking} token={token} onChange={onChange} />
          )}
          {!areDatesCertain(stated) && !booking.cancelled && (
            <div style={{ marginTop: 20 }}>
              <Note tone="info">
                {`All dates are tentative until we confirm them with you.${!dates.draft ? ' You can propose others until then.' : ''}`}
              </Note>
            </div>
          )}
          {!dates.draft && mayChangeDates(stated) && areAllWishes(booking) && (
            <Buttons>
              <Button look="line" onClick={dates.begin}>
                Change all dates
              </Button>
            </Buttons>
          )}
        </div>
        <Side>
          <BookingSums booking={booking} token={token} onAmend={isOpen ? onAmend : null} />
          <PolicyPanel policies={booking.policies} />
          <CalendarFeed id={id} token={token} />
          {/* Nobody expects a file before anything is dated. */}
          {(isDated || isAgreed) && <LeftOut count={sessions.filter(isLeftOut).length} />}
          <Actions>
            {isDated && !isAgreed && (
              <ButtonHref look="quiet" size="sm" href={calendarAddress(id, token)} download>
                <CalendarPlus size={16} strokeWidth={1.75} aria-hidden="true" />
                Add to calendar
              </ButtonHref>
            )}
            <ContactHost reference={bookingReference} />
            {isOpen && (
              <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={() => onChange(null)}>
                Change or cancel
              </Button>
            )}
            {whyNotDeleted({ ...booking, ...stated }) === null && (
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
