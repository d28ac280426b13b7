import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentFailed } from '../../api/payment/payment-words.ts';
import type { CardFormProps } from '../../forms/card-form.ts';
import { sayError } from '../../ui/overlays/toasts.ts';

/** How a provider's own part of the form answers. */
export type Confirmed =
  | { readonly status: 'succeeded' | 'processing' }
  /** In the provider's words; null when it has none. */
  | { readonly status: 'failed'; readonly words: string | null };

export interface CardReader {
  /** Whether what was typed can be sent; says by itself what is wrong. */
  readonly check: () => Promise<boolean>;
  readonly confirm: (clientSecret: string) => Promise<Confirmed>;
}

/** What one can do about a declined card; nothing was charged. */
const NEXT = 'Nothing was charged. Check what you typed, try another card, or ask your bank.';

const UNEXPECTED = 'An unexpected error occurred during payment processing.';

/** What happens on submit, with any provider: check, prepare once more, confirm, hand over (specification §4). */
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
      // It may have been paid: the shop knows.
      if (!(await onOutcome('unknown'))) sayError(UNEXPECTED, 'Payment Error');
      return;
    }
    if (confirmed.status === 'failed') {
      const { title, text } = paymentFailed(confirmed.words);
      sayError(text, title);
      setDeclined(`${text} ${NEXT}`);
    }
    await onOutcome(confirmed.status);
  };

  const { mutate, isPending: pending, reset } = useMutation({ mutationFn: pay });
  // Whoever goes back from the bank's page finds this one as it was left, where a payment waits that never answers.
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
    /** Why the card was not charged, and what to do next; null once it is tried again. */
    declined,
    forgetDeclined: () => setDeclined(null),
  };
}
