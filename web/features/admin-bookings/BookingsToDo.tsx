import { useQuery } from '@tanstack/react-query';
import Banknote from 'lucide-react/icons/banknote';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Percent from 'lucide-react/icons/percent';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { attentionQuery } from '../../api/admin/booking-money.ts';
import { payoutsQuery } from '../../api/admin/payouts.ts';
import { taxMattersQuery } from '../../api/admin/tax-matters.ts';
import { unpaidTimesQuery } from '../../api/admin/unpaid-times.ts';
import { useMay } from '../../api/session/use-may.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { counted } from '../../ui/formats/counted.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { isToCheck } from './is-to-check.ts';

/** Maximum length of the list of unpaid times. */
const MOST_TOLD = 50;
/** Maximum length of the list of tax matters. */
const MOST_TAX = 100;

interface BookingsToDoProps {
  readonly onAttention: () => void;
  readonly onPayouts: () => void;
  readonly onUnpaidTimes: () => void;
  readonly onTax: () => void;
}

/**
 * Buttons for work that waits: payments without a booking, refunds to be transferred, unpaid free times, and tax matters. They are
 * in the tab's head and shift no content.
 */
export function BookingsToDo({ onAttention, onPayouts, onUnpaidTimes, onTax }: BookingsToDoProps) {
  const enabled = useMay('payments:read');
  const { data: attention = [] } = useQuery({ ...attentionQuery, enabled });
  const { data: payouts = [] } = useQuery({ ...payoutsQuery, enabled });
  const { data: unpaid = [] } = useQuery(unpaidTimesQuery);
  const { data: tax = [] } = useQuery({ ...taxMattersQuery, enabled: useMay('tax:read') });
  return (
    <>
      {attention.length > 0 && (
        <Button look="line" size="sm" aria-haspopup="dialog" onClick={onAttention}>
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>
            {`${counted(attention.length, 'card payment')} ${attention.some(isToCheck) ? 'to check' : 'without a booking'}`}
          </span>
        </Button>
      )}
      {payouts.length > 0 && (
        <Button look="line" size="sm" aria-haspopup="dialog" onClick={onPayouts}>
          <Banknote size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>
            {`${counted(payouts.length, 'refund')} to be paid out, ${shownAmount(payouts.reduce((sum, { amount }) => sum + amount, 0))}`}
          </span>
        </Button>
      )}
      {unpaid.length > 0 && (
        <Button look="line" size="sm" aria-haspopup="dialog" onClick={onUnpaidTimes}>
          <CalendarClock size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{`${unpaid.length === MOST_TOLD ? `${MOST_TOLD} or more` : unpaid.length} unpaid, time taken`}</span>
        </Button>
      )}
      {tax.length > 0 && (
        <Button look="line" size="sm" aria-haspopup="dialog" onClick={onTax}>
          <Percent size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{`Tax to check: ${tax.length === MOST_TAX ? `${MOST_TAX} or more` : tax.length}`}</span>
        </Button>
      )}
    </>
  );
}
