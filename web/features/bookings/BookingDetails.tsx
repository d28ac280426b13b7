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
import { useState } from 'react';
import type { BookingWire, SessionWire } from '../../api/transport/wire.ts';
import { stateOfBooking } from '../../headless/booking-state.ts';
import { Note } from '../../ui/primitives/Note.tsx';
import { TwoColumns } from '../../ui/primitives/Panel.tsx';
import { LeftOut } from '../../ui/shop/LeftOut.tsx';
import { BookingActions } from './BookingActions.tsx';
import { BookingSums } from './BookingSums.tsx';
import { BookingTop } from './BookingTop.tsx';
import { Main, Side } from './booking-page-look.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import { DeleteBookingDialog } from './DeleteBookingDialog.tsx';
import { EveryDate } from './EveryDate.tsx';
import { PolicyPanel } from './PolicyPanel.tsx';
import { SessionTickets } from './SessionTickets.tsx';
import { useDates } from './use-dates.ts';
import { WaitingChange } from './WaitingChange.tsx';

interface BookingDetailsProps {
  readonly booking: BookingWire;
  /** From the mailed link, if the visitor came by one. */
  readonly token: string | null;
  readonly onDeleted: () => void;
  /** Opens the possible changes of the booking. */
  readonly onChange: () => void;
  /** Opens the free times for a session. */
  readonly onTimes: (sessionId: string) => void;
  /** Opens headcount and add-ons; with `adds`, starts with choosing another experience. */
  readonly onAmend: (adds: boolean) => void;
  /** Opens the payment that a change waits for; null while a payment is being checked. */
  readonly onPay: (() => void) | null;
}

/** Whether the dates of all sessions can be edited at once: there are several, all with preferred times only. */
const areAllWishes = ({ sessions }: BookingWire): boolean =>
  sessions.length > 1 && sessions.every((session) => awaitsTime(session) && !isSuggested(session));

/** Whether a session that may take place has no instant yet, so that calendars leave it out. */
const isLeftOut = (session: SessionWire): boolean => {
  const [first] = session.preferences;
  return (
    !isFinished(session) && session.startsAt === null && (!first || instantOf(decodeSlot(first)) === null)
  );
};

/** A booking for its owner: its sessions, its price, and its actions. */
export function BookingDetails(props: BookingDetailsProps) {
  const { booking, token, onDeleted, onChange, onTimes, onAmend, onPay } = props;
  const { id, sessions } = booking;
  const stated = { state: stateOfBooking(booking) };
  const dates = useDates(booking, token);
  const [asking, setAsking] = useState(false);
  const isAgreed = sessions.some(isAhead);
  /** Whether any session can still change. */
  const isOpen = !sessions.every(isFinished);

  return (
    <>
      <BookingTop booking={booking}>
        <BookingActions
          booking={booking}
          token={token}
          onChange={isOpen ? onChange : null}
          onAmend={onAmend}
          onDates={!dates.draft && mayChangeDates(stated) && areAllWishes(booking) ? dates.begin : null}
          onDelete={whyNotDeleted({ ...booking, ...stated }) === null ? () => setAsking(true) : null}
        />
      </BookingTop>
      {onPay && <WaitingChange id={id} token={token} onPay={onPay} />}
      <TwoColumns>
        <Main>
          {dates.draft ? (
            <EveryDate booking={booking} draft={dates.draft} dates={dates} />
          ) : (
            <SessionTickets booking={booking} token={token} onTimes={onTimes} />
          )}
          {!areDatesCertain(stated) && !booking.cancelled && sessions.some(awaitsTime) && (
            <Note tone="info">
              {`${isAgreed ? 'Dates without an agreed time' : 'All dates'} are tentative until we confirm them with you.${!dates.draft ? ' You can propose others until then.' : ''}`}
            </Note>
          )}
          {/* Before a time is agreed, nobody expects a calendar file. */}
          {isAgreed && <LeftOut count={sessions.filter(isLeftOut).length} />}
          <PolicyPanel policies={booking.policies} />
        </Main>
        <Side>
          <BookingSums booking={booking} token={token} />
          <CalendarFeed id={id} token={token} />
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
