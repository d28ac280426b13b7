import { useMutation } from '@tanstack/react-query';
import { currency, moneyStyle, plainAmount, readAmount } from '@wondercast/core/kernel/money';
import { smallestPayment } from '@wondercast/core/money/payment/amount';
import { type SubmitEvent, useId } from 'react';
import { styled } from 'styled-components';
import { openTestIntent } from '../../api/payment/payment-intent.ts';
import { amountProblem, setupProblem } from '../../api/payment/payment-words.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { PanelTitle, Soft } from '../../ui/primitives/Text.tsx';

/** How many characters of the secret are shown (specification §2). */
const SHOWN_OF_SECRET = 20;

const Result = styled.dl`
  display: grid;
  gap: 10px;
  margin-top: 22px;
  overflow-wrap: anywhere;
  & dt {
    font-size: 13px;
    color: var(--text-3);
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Steps = styled.ol`
  margin-top: 10px;
  padding-left: 22px;
  list-style: decimal;
  color: var(--text-2);
`;

/** Opens a payment that pays for nothing. */
export function CreateIntent() {
  const id = useId();
  const {
    mutate: open,
    data: opened,
    isPending,
  } = useMutation({
    mutationFn: openTestIntent,
    onError: (error) => {
      const { title, text } = setupProblem(error);
      showError(text, title);
    },
  });

  const create = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = readAmount(String(new FormData(event.currentTarget).get('amount')));
    const problem = amountProblem(amount);
    if (!amount || problem) return problem && showError(problem.text, problem.title);
    open(amount);
  };

  return (
    <Panel aria-labelledby={id}>
      <PanelTitle id={id}>Payment intent</PanelTitle>
      <Soft style={{ margin: '8px 0 18px' }}>It can be paid, but never pays for a booking.</Soft>
      <form method="post" noValidate onSubmit={create}>
        <TextField
          label={`Amount in ${currency()}`}
          name="amount"
          type="number"
          inputMode="decimal"
          min={plainAmount(smallestPayment())}
          step={moneyStyle().digits ? '0.01' : '1'}
          defaultValue={moneyStyle().digits ? '10.00' : String(10 * moneyStyle().scale)}
          after={
            <Button type="submit" pending={isPending}>
              Create Payment Intent
            </Button>
          }
        />
      </form>
      {opened && (
        <div role="status">
          <Result>
            <div>
              <dt>Payment intent</dt>
              <dd>{opened.paymentIntentId}</dd>
            </div>
            <div>
              <dt>{`First ${SHOWN_OF_SECRET} characters of the client secret`}</dt>
              <dd>{opened.clientSecret.slice(0, SHOWN_OF_SECRET)}</dd>
            </div>
          </Result>
          <PanelTitle as="h3" style={{ marginTop: 22 }}>
            Next steps
          </PanelTitle>
          <Steps>
            <li>Look up the payment intent in the provider’s dashboard.</li>
            <li>Add an experience to the cart and pay for it at checkout with a test card.</li>
            <li>Check that the booking is paid and that the provider’s webhook arrived.</li>
          </Steps>
        </div>
      )}
    </Panel>
  );
}
