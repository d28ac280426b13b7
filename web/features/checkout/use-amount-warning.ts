import { useEffect } from 'react';
import type { Said } from '../../api/payment/payment-words.ts';
import { sayError } from '../../ui/overlays/toasts.ts';

/** Says once why a card cannot be charged so much. */
export function useAmountWarning(problem: Said | null): void {
  const { title, text } = problem ?? {};
  useEffect(() => {
    if (title && text) sayError(text, title);
  }, [title, text]);
}
