import { NO_CODE } from '@wondercast/core/discount/rules';
import { type Cents, toCents, ZERO } from '@wondercast/core/money';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkCode } from '../../api/booking/booking.ts';
import { say, sayError } from '../../ui/overlays/toasts.ts';

interface Applied {
  readonly code: string;
  readonly description: string | null;
  readonly amount: Cents;
  /** The subtotal that the amount belongs to. */
  readonly subtotal: Cents;
}

export interface Discount {
  /** What is in the box. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Why the code does not count; it stays until another is typed. */
  readonly error: string | null;
  readonly applied: Applied | null;
  readonly amount: Cents;
  readonly pending: boolean;
  readonly apply: () => Promise<void>;
  readonly clear: () => void;
  /** The applied code holds no longer: it leaves its box, and why is said there. */
  readonly drop: (why: string) => void;
}

const INVALID = 'The discount code you entered is not valid.';

/** The discount code of a checkout: asked again when the subtotal changes, dropped when it no longer holds (specification §4). */
export function useDiscount(subtotal: Cents): Discount {
  const [applied, setApplied] = useState<Applied | null>(null);
  const [pending, setPending] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);

  const drop = (why: string) => {
    setApplied(null);
    setText('');
    setError(why);
  };

  const ask = async (code: string, isNew: boolean): Promise<void> => {
    setPending(true);
    try {
      const { valid, discountAmount, discountCode, error } = await checkCode(code, subtotal);
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
        amount: toCents(discountAmount),
        subtotal,
      });
      if (isNew) say('Discount Applied!', description);
    } catch {
      if (!isNew) setApplied(null);
      sayError('Failed to validate discount code. Please try again.');
    } finally {
      setPending(false);
    }
  };

  const onSubtotal = useEffectEvent(() => {
    if (applied && applied.subtotal !== subtotal) void ask(applied.code, false);
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
    pending,
    apply: async () => {
      const code = text.trim();
      if (code !== '') return ask(code, true);
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
