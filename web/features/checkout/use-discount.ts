import { useMutation } from '@tanstack/react-query';
import { NO_CODE } from '@wondercast/core/buying/discount/rules';
import { type MinorUnits, toMinorUnits, ZERO } from '@wondercast/core/kernel/money';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkCode } from '../../api/booking/booking.ts';
import { say, sayError } from '../../ui/overlays/toasts.ts';

interface Applied {
  readonly code: string;
  readonly description: string | null;
  readonly amount: MinorUnits;
  /** The subtotal that the amount belongs to. */
  readonly subtotal: MinorUnits;
}

export interface Discount {
  /** What is in the box. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Why the code does not count; it stays until another is typed. */
  readonly error: string | null;
  readonly applied: Applied | null;
  readonly amount: MinorUnits;
  readonly pending: boolean;
  readonly apply: () => void;
  readonly clear: () => void;
  /** The applied code holds no longer: it leaves its box, and why is said there. */
  readonly drop: (why: string) => void;
}

interface Question {
  readonly code: string;
  readonly orderAmount: MinorUnits;
  /** The visitor has just typed it; otherwise it was applied, and the subtotal has changed. */
  readonly isNew: boolean;
}

const INVALID = 'The discount code you entered is not valid.';

/** The discount code of a checkout: asked again when the subtotal changes, dropped when it no longer holds (specification §4). */
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
        sayError(why, 'Invalid Code');
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
      if (isNew) say('Discount Applied!', description);
    },
    onError: (_error, { isNew }) => {
      if (!isNew) setApplied(null);
      sayError('Failed to validate discount code. Please try again.');
    },
  });

  const onSubtotal = useEffectEvent(() => {
    if (applied && applied.subtotal !== subtotal)
      mutate({ code: applied.code, orderAmount: subtotal, isNew: false });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed subtotal is what the code is asked again for
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
      sayError(NO_CODE);
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
