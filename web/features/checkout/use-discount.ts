import { useMutation } from '@tanstack/react-query';
import { NO_CODE } from '@wondercast/core/buying/discount/rules';
import { type MinorUnits, toMinorUnits, ZERO } from '@wondercast/core/kernel/money';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkCode } from '../../api/booking/booking.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

interface Applied {
  readonly code: string;
  readonly description: string | null;
  readonly amount: MinorUnits;
  /** The subtotal for which the amount was computed. */
  readonly subtotal: MinorUnits;
}

export interface Discount {
  /** The text in the field. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Why the code was not accepted; stays until another is typed. */
  readonly error: string | null;
  readonly applied: Applied | null;
  readonly amount: MinorUnits;
  readonly pending: boolean;
  readonly apply: () => void;
  readonly clear: () => void;
  /** Removes a code that is no longer valid from its field, where the reason is shown. */
  readonly drop: (why: string) => void;
}

interface Question {
  readonly code: string;
  readonly orderAmount: MinorUnits;
  /** Whether the visitor has just typed it; otherwise an applied code is checked again for a new subtotal. */
  readonly isNew: boolean;
}

const INVALID = 'The discount code you entered is not valid.';

/** The discount code of a checkout: checked again when the subtotal changes, removed when it is no longer valid (specification §4). */
export function useDiscount(subtotal: MinorUnits): Discount {
  const [applied, setApplied] = useState<Applied | null>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);

  const drop = (why: string) => {
    setApplied(null);
    setText('');
    setError(why);
  };

  const { mutate, isPending } = useMutation({
    mutationFn: ({ code, orderAmount }: Question) => checkCode(code, orderAmount),
    onSuccess: ({ valid, discountAmount, discountCode, error }, { code, orderAmount, isNew }) => {
      if (!valid) {
        const why = error || INVALID;
        showError(why, 'Invalid Code');
        if (!isNew) return drop(why);
        setApplied(null);
        setError(why);
        return;
      }
      setError(null);
      const description = discountCode?.description ?? null;
      setApplied({
        code: discountCode?.code ?? code,
        description,
        amount: toMinorUnits(discountAmount),
        subtotal: orderAmount,
      });
      if (isNew) showToast('Discount Applied!', description);
    },
    onError: (_error, { isNew }) => {
      if (!isNew) setApplied(null);
      showError('Failed to validate discount code. Please try again.');
    },
  });

  const onSubtotal = useEffectEvent(() => {
    if (applied && applied.subtotal !== subtotal)
      mutate({ code: applied.code, orderAmount: subtotal, isNew: false });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is checked again whenever the subtotal changes
  useEffect(() => onSubtotal(), [subtotal]);

  return {
    text,
    type: (typed) => {
      setText(typed);
      setError(null);
    },
    error,
    applied,
    amount: applied?.amount ?? ZERO,
    pending: isPending,
    apply: () => {
      const code = text.trim();
      if (code !== '') return mutate({ code, orderAmount: subtotal, isNew: true });
      showError(NO_CODE);
      setError(NO_CODE);
    },
    clear: () => {
      setApplied(null);
      setText('');
      setError(null);
    },
    drop,
  };
}
