import { localDate } from '@wondercast/core/kernel/calendar';
import type { BookingRowWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { counted } from '../../ui/formats/counted.ts';
import { formatInstant } from '../../ui/formats/format-date.ts';
import { formatDay } from '../../ui/formats/format-day.ts';
import { ownZone, placeOf } from '../../ui/formats/zone-moment.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';

const DAY_MS = 86_400_000;

interface OwedFactsProps {
  readonly owed: NonNullable<BookingRowWire['owed']>;
}

/** The open amount, its due date or delay, and when the invoice was mailed. */
export function OwedFacts({ owed: { amount, invoice, sentAt } }: OwedFactsProps) {
  const { day: today } = placeOf(Date.now(), ownZone());
  const due = localDate(invoice?.dueOn ?? null);
  const late = due === null ? 0 : Math.round((Date.parse(today) - Date.parse(due)) / DAY_MS);
  return (
    <>
      {late > 0 && <Badge tone="bad">{`Overdue ${counted(late, 'day')}`}</Badge>}
      <small>{`${shownAmount(amount)} ${due === null ? 'open' : `due ${formatDay(due)}`}`}</small>
      <small>{sentAt === null ? 'No invoice sent' : `Invoice sent ${formatInstant(sentAt)}`}</small>
    </>
  );
}
