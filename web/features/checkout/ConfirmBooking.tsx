import type { MinorUnits } from '@wondercast/core/kernel/money';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { styled } from 'styled-components';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Total } from '../../ui/shop/Total.tsx';

const Place = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 4px;
`;

/** The total next to the button, when the summary is above it. */
const Sum = styled.p`
  display: none;
  @media (max-width: 1079.98px) {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
    font-weight: 700;
  }
`;

interface ConfirmBookingProps {
  readonly total: MinorUnits;
  readonly pending: boolean;
  readonly onConfirm: () => void;
}

/** Books without a card: paid later, or free of charge. */
export function ConfirmBooking({ total, pending, onConfirm }: ConfirmBookingProps) {
  return (
    <Place>
      {total === 0 && (
        <Note tone="info">There is nothing to pay. Confirm, and your sessions are booked.</Note>
      )}
      <Sum>
        Total <Total amount={total} withCode />
      </Sum>
      <Button size="lg" full pending={pending} onClick={onConfirm}>
        Confirm Booking
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </Place>
  );
}
