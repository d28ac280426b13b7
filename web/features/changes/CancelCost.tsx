import { useQuery } from '@tanstack/react-query';
import Clock3 from 'lucide-react/icons/clock-3';
import { bookingPaymentsQuery } from '../../api/booking/own-bookings.ts';
import type { BookingWire, ChangeWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { timeLeft } from '../../ui/formats/time-left.ts';
import { Note } from '../../ui/primitives/Note.tsx';
import { Figures } from '../../ui/shop/Figures.tsx';
import { Aside, Instead } from './change-look.ts';
import { untilWords, wayBack } from './change-words.ts';
import { type ChangeState, changeOf } from './use-change.ts';

interface CancelCostProps {
  readonly booking: BookingWire;
  readonly token: string | null;
  readonly state: ChangeState;
  readonly change: ChangeWire;
}

/** The cost of cancelling, the refund and its way, and until when these hold. */
export function CancelCost({ booking, token, state, change }: CancelCostProps) {
  const { data: payments } = useQuery(bookingPaymentsQuery(booking.id, token));
  const { was, session, changes } = state;
  const move = session && changes ? changeOf(changes, 'move', session.id) : null;
  return (
    <>
      <Figures
        rows={[
          { name: 'Your booking costs now', amount: booking.totalPrice },
          { name: 'Fee', amount: change.fee, was: was?.fee ?? null },
          { name: 'Your booking costs then', amount: change.owed, was: was?.owed ?? null },
        ]}
        sum={{ name: wayBack(payments), amount: change.refund, was: was?.refund ?? null }}
      />
      {change.note && (
        <div style={{ marginTop: 14 }}>
          <Note tone="info">{change.note}</Note>
        </div>
      )}
      {change.until !== null && (
        <Aside>
          <Clock3 size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <span>{'These figures hold until '}</span>
            <b>{untilWords(change.until, session)}</b>
            <span>{`${timeLeft(change.until) ? `, ${timeLeft(change.until)}` : ''}.`}</span>
          </span>
        </Aside>
      )}
      {move?.allowed && (
        <Instead as="button" type="button" onClick={() => state.choose('move')}>
          {`Move it instead, ${move.fee > 0 ? shownAmount(move.fee) : 'no fee'}`}
        </Instead>
      )}
    </>
  );
}
