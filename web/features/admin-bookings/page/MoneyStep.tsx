import { useQuery } from '@tanstack/react-query';
import { localDate } from '@wondercast/core/kernel/calendar';
import { isTurnedAway } from '@wondercast/core/money/payment/entry-status';
import { ledgerQuery } from '../../../api/admin/booking-money.ts';
import { useMay } from '../../../api/session/use-may.ts';
import type { AdminBookingWire } from '../../../api/transport/wire.ts';
import { shownAmount } from '../../../ui/formats/amount.ts';
import { formatDay } from '../../../ui/formats/format-day.ts';
import { nearDay, ownZone, placeOf } from '../../../ui/formats/zone-moment.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { isOverdue, nextStep } from './next-step.ts';
import { StepStrip } from './StepStrip.tsx';

interface MoneyStepProps {
  readonly label?: string;
  readonly booking: AdminBookingWire;
  readonly isLate: boolean;
  readonly onResend: () => void;
}

/** The open amount, its due date, and why the card payment failed. */
export function MoneyStep({ booking, label = 'Next step', isLate, onResend }: MoneyStepProps) {
  const [maySend, mayRead] = [useMay('invoices:send'), useMay('payments:read')];
  const { data: ledger } = useQuery({ ...ledgerQuery(booking.id), enabled: mayRead });
  const { openAmount, invoice, mails, email } = booking;
  const declined = ledger?.entries.filter((entry) => entry.kind === 'intent' && isTurnedAway(entry)).at(-1);
  const sent = mails.find(({ kind }) => kind === 'invoice');
  const due = invoice?.dueOn ? formatDay(localDate(invoice.dueOn)) : null;
  const facts = [
    declined &&
      `A card was declined ${nearDay(declined.at, ownZone())}${declined.note ? `: ${declined.note}` : '.'}`,
    sent &&
      (sent.error === null
        ? `The invoice went to ${email} ${nearDay(sent.at, ownZone())}.`
        : `The invoice did not reach ${email}: ${sent.error}`),
    !invoice && 'No invoice has been issued yet.',
  ];
  return (
    <StepStrip
      label={label}
      tone={isLate || (sent && sent.error !== null) ? 'bad' : declined ? 'warn' : 'info'}
      title={`${shownAmount(openAmount)} ${isLate ? 'overdue' : 'open'}${due ? `, ${isLate ? 'was due' : 'due'} ${due}` : ''}.`}
      text={facts.filter(Boolean).join(' ')}
    >
      {maySend && (
        <Button look={isLate || declined ? 'primary' : 'quiet'} aria-haspopup="dialog" onClick={onResend}>
          Send invoice and link again
        </Button>
      )}
    </StepStrip>
  );
}

const today = (): string => placeOf(Date.now(), ownZone()).day;

/** The next step of a booking at the current time. */
export const stepOf = (booking: AdminBookingWire) => nextStep(booking, Date.now(), today());

/** The open amount, when another step comes first. */
export function OpenMoney({ booking, onResend }: Pick<MoneyStepProps, 'booking' | 'onResend'>) {
  if (booking.openAmount <= 0 || stepOf(booking)?.kind === 'money') return null;
  return (
    <MoneyStep
      booking={booking}
      label="What is open"
      isLate={isOverdue(booking, today())}
      onResend={onResend}
    />
  );
}
