import { useQuery } from '@tanstack/react-query';
import { cardInWords } from '@wondercast/core/money/payment/card-used';
import { isUndecided } from '@wondercast/core/money/payment/entry-status';
import { bookingPaymentsQuery } from '../../api/booking/own-bookings.ts';
import type { BookingPaymentsWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatInstant } from '../../ui/formats/format-date.ts';

type Movement = BookingPaymentsWire['movements'][number];

const wordsOf = ({ kind, status, card }: Movement): string => {
  if (kind === 'charge') return card ? `Paid by ${cardInWords(card)}` : 'Paid by card';
  if (kind === 'offline') return 'Received';
  return isUndecided({ status }) ? 'Refund on its way' : 'Refunded';
};

interface MovementsProps {
  readonly id: number;
  readonly token: string | null;
}

/** Payments and refunds, as rows below the total. */
export function Movements({ id, token }: MovementsProps) {
  const { data } = useQuery(bookingPaymentsQuery(id, token));
  if (!data) return null;
  const isPart = data.open > 0 && data.movements.length > 0;
  return (
    <>
      {data.movements.map((movement, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: movements are only ever appended
        <div key={at}>
          <dt>{`${wordsOf(movement)}, ${formatInstant(movement.at)}`}</dt>
          <dd>{`${movement.kind === 'refund' ? '−' : ''}${shownAmount(movement.amount)}`}</dd>
        </div>
      ))}
      {isPart && (
        <div>
          <dt>Still open</dt>
          <dd>{shownAmount(data.open)}</dd>
        </div>
      )}
    </>
  );
}
