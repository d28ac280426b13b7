import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { openMethodSetup, paymentMethodsQuery } from '../../api/payment/payment-methods.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { CardKeeper } from '../../forms/card-form.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { CardFormSkeleton } from '../../ui/shop/CardFormSkeleton.tsx';

/** A real card, which the payment provider stores (decision 028). */
export function KeepCard({ form: Form }: { readonly form: CardKeeper }) {
  const client = useQueryClient();
  const prepare = async (): Promise<string | null> => {
    try {
      return await openMethodSetup();
    } catch (error) {
      const words = error instanceof ApiError ? error.message : 'Please try again.';
      showError(words, 'Failed to add payment method');
      return null;
    }
  };
  const onKept = async () => {
    showToast('Payment method added');
    await client.invalidateQueries({ queryKey: paymentMethodsQuery.queryKey });
  };
  return (
    <Suspense fallback={<CardFormSkeleton />}>
      <Form prepare={prepare} returnPath="/profile?tab=payment" onKept={onKept} />
    </Suspense>
  );
}
