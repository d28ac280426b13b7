import type { MinorUnits } from '@wondercast/core/kernel/money';
import { MAX_TEST_NUMBER_LENGTH, ONLY_TEST_CARDS, testCard } from '@wondercast/core/money/payment/test-cards';
import { TEST_PATH } from '@wondercast/core/people/partners/test-data';
import { useRef, useState } from 'react';
import { useConfig } from '../../api/catalogue/site.ts';
import { answerTestStep, payWithTestCard } from '../../api/payment/test-card.ts';
import type { TestAttemptWire } from '../../api/transport/wire.ts';
import type { CardFormProps } from '../../forms/card-form.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { ExtraStep } from './ExtraStep.tsx';
import { PayButton } from './PayButton.tsx';
import { TestCards } from './TestCards.tsx';
import { type Confirmed, useCardPayment } from './use-card-payment.ts';

const NOTE = 'A simulated payment: your booking is real, your money stays.';
const TEST_NOTE = 'A simulated payment for a test booking: nothing is booked, your money stays.';

const confirmedOf = ({ status, error }: TestAttemptWire): Confirmed =>
  status === 'succeeded' ? { status } : { status: 'failed', words: error };

/** The simulated provider's card form. It only accepts the published test numbers, and says so. */
export default function SimulatedCard(props: CardFormProps) {
  const { amount, blocked } = props;
  const isTest = useConfig().publicUrl.endsWith(TEST_PATH);
  const field = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ readonly amount: MinorUnits; answer(approved: boolean): void } | null>(
    null,
  );

  const askBank = () =>
    new Promise<boolean>((resolve) => {
      const answer = (approved: boolean) => {
        setAsked(null);
        resolve(approved);
      };
      setAsked({ amount, answer });
    });
  const { pending, submit, declined, forgetDeclined } = useCardPayment(
    {
      // Checked in the browser, so that no real card number leaves it.
      check: async () => {
        if (testCard(number)) return true;
        setError(ONLY_TEST_CARDS);
        field.current?.focus();
        return false;
      },
      confirm: async (secret) => {
        const attempt = await payWithTestCard(secret, number);
        if (attempt.status !== 'requires_action') return confirmedOf(attempt);
        return confirmedOf(await answerTestStep(secret, await askBank()));
      },
    },
    props,
  );
  const type = (typed: string) => {
    setNumber(typed);
    setError(null);
    forgetDeclined();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (blocked === null) void submit();
      }}
    >
      <Note tone="warn">
        <b>This is a simulation.</b> No money moves. Never enter a real card: only the test numbers below are
        taken.
      </Note>
      <div style={{ marginTop: 18 }}>
        <TextField
          ref={field}
          label="Test card number"
          name="testCard"
          inputMode="numeric"
          autoComplete="off"
          placeholder="4242 4242 4242 4242"
          maxLength={MAX_TEST_NUMBER_LENGTH}
          value={number}
          error={error ?? declined}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      <PayButton amount={amount} pending={pending} blocked={blocked} note={isTest ? TEST_NOTE : NOTE} />
      <TestCards chosen={number.replaceAll(/\D/g, '')} onChoose={type} />
      <ExtraStep amount={asked?.amount ?? null} onAnswer={(approved) => asked?.answer(approved)} />
    </form>
  );
}
