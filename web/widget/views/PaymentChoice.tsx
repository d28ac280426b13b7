/** @jsxImportSource preact */

import { Choice } from '../parts/Choice.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useId } from '../parts/use-id.ts';
import type { Payment } from '../use-booking.ts';

interface PaymentChoiceProps {
  readonly chosen: Payment;
  readonly onChoose: (payment: Payment) => void;
}

export function PaymentChoice({ chosen, onChoose }: PaymentChoiceProps) {
  const name = useId();
  return (
    <section class="panel" aria-label="Payment Method">
      <h3>Payment Method</h3>
      <fieldset class="choices" aria-label="Payment Method">
        <Choice
          type="radio"
          name={name}
          title="Credit Card (Stripe)"
          text="Book now, and pay on our own page, which opens in a new tab."
          checked={chosen === 'card'}
          onChange={() => onChoose('card')}
          end={<Icon name="card" size={24} />}
        />
        <Choice
          type="radio"
          name={name}
          title="Pay Later"
          text="We email an invoice with your confirmation."
          checked={chosen === 'later'}
          onChange={() => onChoose('later')}
          end={<Icon name="invoice" size={24} />}
        />
      </fieldset>
    </section>
  );
}
