import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { bookingPaymentsQuery } from '../../api/booking/own-bookings.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { nearDay, ownZone } from '../../ui/formats/zone-moment.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';

const Place = styled.div`
  margin-bottom: 20px;
  /* Words of one column beside a button are too narrow to read. */
  @media (max-width: 719.98px) {
    & > div {
      flex-wrap: wrap;
    }
    & > div > div {
      flex-basis: 200px;
    }
    & > div > button {
      width: 100%;
    }
  }
`;

interface WaitingChangeProps {
  readonly id: number;
  /** From the mailed link, if the visitor came by one. */
  readonly token: string | null;
  readonly onPay: () => void;
}

/** A change that waits for its payment, with the amount and the deadline. */
export function WaitingChange({ id, token, onPay }: WaitingChangeProps) {
  const waiting = useQuery(bookingPaymentsQuery(id, token)).data?.waiting;
  if (!waiting) return null;
  const { kind, amount, expiresAt } = waiting;
  return (
    <Place>
      <Note
        tone="warn"
        action={
          <Button size="sm" aria-haspopup="dialog" onClick={onPay}>
            {`Pay ${shownAmount(amount)}`}
          </Button>
        }
      >
        <b>{`${kind === 'move' ? 'Moving a session' : 'Your change'} waits for its payment.`}</b>
        <span>{` ${expiresAt !== null ? `It can be paid until ${nearDay(expiresAt, ownZone())}, your time. Until then your booking stays as it is.` : ''}`}</span>
      </Note>
    </Place>
  );
}
