import { providerCurrency } from '@wondercast/core/kernel/money';
import { useEffect, useId } from 'react';
import type { CardFormProps } from '../../forms/card-form.ts';
import { FieldMessage } from '../../ui/forms/FieldMessage.tsx';
import { PayButton } from './PayButton.tsx';
import { StripeFrame } from './StripeFrame.tsx';
import { type Confirmed, useCardPayment } from './use-card-payment.ts';
import { useStripeForm } from './use-stripe-form.ts';

/** Why nothing can be sent before the form is loaded. */
const WAITING = {
  loading: 'The card form is loading.',
  failed: 'The card form could not be loaded.',
  ready: null,
} as const;

const NOT_OPEN = 'The card form is not open';

/** Stripe's own card form. What is typed never passes through the shop. */
export default function StripeCard(props: CardFormProps) {
  const { amount, blocked, returnPath } = props;
  const form = useStripeForm({ mode: 'payment', amount, currency: providerCurrency() });
  const { phase, current } = form;
  const below = useId();

  useEffect(() => {
    if (phase === 'ready') void current()?.elements.update({ amount });
  }, [amount, phase, current]);

  const { pending, submit, declined } = useCardPayment(
    {
      // Stripe shows errors in its own fields.
      check: async () => !(await current()?.elements.submit())?.error,
      confirm: async (clientSecret): Promise<Confirmed> => {
        const opened = current();
        if (!opened) throw new Error(NOT_OPEN);
        const { error, paymentIntent } = await opened.stripe.confirmPayment({
          elements: opened.elements,
          clientSecret,
          confirmParams: { return_url: new URL(returnPath, location.origin).href },
          redirect: 'if_required',
        });
        if (error) return { status: 'failed', words: error.message ?? null };
        if (paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing')
          return { status: paymentIntent.status };
        return { status: 'failed', words: null };
      },
    },
    props,
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (blocked === null && phase === 'ready') void submit();
      }}
    >
      <StripeFrame form={form} />
      <FieldMessage id={below} error={declined} />
      <PayButton
        amount={amount}
        pending={pending}
        blocked={blocked ?? WAITING[phase]}
        note="Card data goes straight to the payment provider."
      />
    </form>
  );
}
