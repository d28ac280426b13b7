import { useQuery } from '@tanstack/react-query';
import { attentionQuery } from '../../api/admin/booking-money.ts';
import { payoutsQuery } from '../../api/admin/payouts.ts';
import { useMay } from '../../api/session/use-may.ts';
import { counted } from '../../ui/formats/counted.ts';
import { usd } from '../../ui/formats/usd.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Below } from '../../ui/primitives/TabTop.tsx';
import { isToCheck } from './is-to-check.ts';

interface BookingsToDoProps {
  readonly onAttention: () => void;
  readonly onPayouts: () => void;
}

/** Money that waits for somebody: payments without a booking, and refunds that a bank has to be told of. */
export function BookingsToDo({ onAttention, onPayouts }: BookingsToDoProps) {
  const enabled = useMay('payments:read');
  const { data: attention = [] } = useQuery({ ...attentionQuery, enabled });
  const { data: payouts = [] } = useQuery({ ...payoutsQuery, enabled });
  const show = (label: string, onClick: () => void) => (
    <Button look="line" size="sm" aria-haspopup="dialog" onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <>
      {attention.length > 0 && (
        <Below>
          <Note tone="warn" action={show('Show', onAttention)}>
            {`${counted(attention.length, 'card payment')} ${attention.some(isToCheck) ? 'to check' : 'without a booking'}`}
          </Note>
        </Below>
      )}
      {payouts.length > 0 && (
        <Below>
          <Note tone="info" action={show('Show refunds', onPayouts)}>
            {`${counted(payouts.length, 'refund')} to be paid out, ${usd(payouts.reduce((sum, { amount }) => sum + amount, 0))}`}
          </Note>
        </Below>
      )}
    </>
  );
}
