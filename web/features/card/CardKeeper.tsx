import { useMutation } from '@tanstack/react-query';
import { providerCurrency } from '@wondercast/core/kernel/money';
import type { CardKeeperProps } from '../../forms/card-form.ts';
import { showError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Hint } from '../../ui/primitives/Text.tsx';
import { StripeFrame } from './StripeFrame.tsx';
import { useStripeForm } from './use-stripe-form.ts';

const FAILED = 'Failed to add payment method';

/** Stripe's own form for saving a card. */
export default function CardKeeper({ prepare, returnPath, onKept }: CardKeeperProps) {
  const form = useStripeForm({ mode: 'setup', currency: providerCurrency() });

  const keep = async (): Promise<void> => {
    const opened = form.current();
    if (!opened || (await opened.elements.submit()).error) return;
    const clientSecret = await prepare();
    if (clientSecret === null) return;
    const { error } = await opened.stripe.confirmSetup({
      elements: opened.elements,
      clientSecret,
      confirmParams: { return_url: new URL(returnPath, location.origin).href },
      redirect: 'if_required',
    });
    if (error) showError(error.message ?? null, FAILED);
    else {
      await onKept();
      form.retry();
    }
  };
  const { mutate: submit, isPending: pending } = useMutation({
    mutationFn: keep,
    onError: () => showError('Please try again.', FAILED),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) submit();
      }}
    >
      <StripeFrame form={form} />
      <Button
        type="submit"
        full
        pending={pending}
        disabled={form.phase !== 'ready'}
        style={{ marginTop: 20 }}
      >
        {pending ? 'Adding card...' : 'Add Card'}
      </Button>
      <Hint style={{ marginTop: 12 }}>Card data goes straight to the payment provider.</Hint>
    </form>
  );
}
