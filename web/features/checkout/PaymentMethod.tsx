import CreditCard from 'lucide-react/icons/credit-card';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { styled } from 'styled-components';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { PanelTitle } from '../../ui/primitives/Text.tsx';

export type PaymentChoice = 'card' | 'later';

const Choices = styled.fieldset`
  display: grid;
  gap: 10px;
  margin-top: 16px;
`;

interface PaymentMethodProps {
  readonly chosen: PaymentChoice;
  /** Whether free times must be paid when they are taken. */
  readonly isPaidFirst: boolean;
  readonly onChoose: (choice: PaymentChoice) => void;
}

export function PaymentMethod({ chosen, isPaidFirst, onChoose }: PaymentMethodProps) {
  const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <Panel>
      <PanelTitle id="payment-method">Payment Method</PanelTitle>
      <Choices aria-labelledby="payment-method">
        <ChoiceCard
          type="radio"
          name="payment"
          title="Credit Card (Stripe)"
          text="Paid now, receipt by email."
          checked={chosen === 'card'}
          onChange={() => onChoose('card')}
          end={<CreditCard {...icon} />}
        />
        <ChoiceCard
          type="radio"
          name="payment"
          title="Pay Later"
          text={
            isPaidFirst
              ? 'Not for chosen times: they are paid when they are booked.'
              : 'We email an invoice with your confirmation.'
          }
          isOff={isPaidFirst}
          checked={chosen === 'later'}
          onChange={() => onChoose('later')}
          end={<ReceiptText {...icon} />}
        />
      </Choices>
    </Panel>
  );
}
