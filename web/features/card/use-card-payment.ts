import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentFailed } from '../../api/payment/payment-words.ts';
import type { CardFormProps } from '../../forms/card-form.ts';
import { showError } from '../../ui/overlays/toasts.ts';

/** The result of the provider's part of the form. */
export type Confirmed =
  | { readonly status: 'succeeded' | 'processing' }
  /** The provider's message; null when there is none. */
  | { readonly status: 'failed'; readonly words: string | null };

export interface CardReader {
  /** Whether the input can be sent. Shows errors itself. */
  readonly check: () => Promise<boolean>;
  readonly confirm: (clientSecret: string) => Promise<Confirmed>;
}

/** Advice after a declined card. */
const NEXT = 'Nothing was charged. Check what you typed, try another card, or ask your bank.';

const UNEXPECTED = 'An unexpected error occurred during payment processing.';

/** The steps of submitting with any provider: check, prepare, confirm, hand over (specification §4). */
export function useCardPayment({ check, confirm }: CardReader, { prepare, onOutcome }: CardFormProps) {
  const [declined, setDeclined] = useState<string | null>(null);
  const pay = async (): Promise<void> => {
    setDeclined(null);
    if (!(await check())) return;
    const secret = await prepare();
    if (secret === null) return;
    let confirmed: Confirmed;
    try {
      confirmed = await confirm(secret);
    } catch {
      // It may have been paid; the shop knows.
      if (!(await onOutcome('unknown'))) showError(UNEXPECTED, 'Payment Error');
      return;
    }
    if (confirmed.status === 'failed') {
      const { title, text } = paymentFailed(confirmed.words);
      showError(text, title);
      setDeclined(`${text} ${NEXT}`);
    }
    await onOutcome(confirmed.status);
  };

  const { mutate, isPending: pending, reset } = useMutation({ mutationFn: pay });
  // Going back from the bank's page may restore this page from the back/forward cache, with a pending payment that never resolves.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [reset]);
  const submit = (): void => {
    if (!pending) mutate();
  };
  return {
    pending,
    submit,
    /** Why the card was not charged, and what to do next; null after a retry. */
    declined,
    forgetDeclined: () => setDeclined(null),
  };
}
