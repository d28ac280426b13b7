import { useEffect } from 'react';
import type { Said } from '../../api/payment/payment-words.ts';
import { showError } from '../../ui/overlays/toasts.ts';

/** Shows once why a card cannot be charged this amount. */
export function useAmountWarning(problem: Said | null): void {
  const { title, text } = problem ?? {};
  useEffect(() => {
    if (title && text) showError(text, title);
  }, [title, text]);
}
