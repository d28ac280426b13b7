import { useQueryClient } from '@tanstack/react-query';
import { type MinorUnits, toMinorUnits } from '@wondercast/core/kernel/money';
import { BEING_CONFIRMED } from '@wondercast/core/money/payment/words';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { completePayment, openPayIntent, payPageQuery } from '../../api/payment/pay-link.ts';
import { PAID, setupProblem } from '../../api/payment/payment-words.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { IntentWire, PayPageWire } from '../../api/transport/wire.ts';
import type { Outcome } from '../../forms/card-form.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

const CHANGED = 'The open amount has changed. Please review it.';
/** How long to poll a payment in progress, in milliseconds. */
const PATIENCE_MS = 75_000;
const LOOK_EVERY_MS = 2_000;

const rest = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

const openOf = ({ openAmount }: PayPageWire): MinorUnits => toMinorUnits(openAmount);

/** opening: the form is loading; failed: it could not be opened, and the reason was shown; processing: a payment is in progress */
type Phase = 'opening' | 'open' | 'failed' | 'processing';

export interface Balance {
  readonly phase: Phase;
  readonly open: () => Promise<IntentWire | null>;
  readonly prepare: () => Promise<string | null>;
  readonly settle: (outcome: Outcome) => Promise<boolean>;
  /** Called after a return from a bank with this payment. */
  readonly settleReturned: (paymentIntentId: string, failed: boolean) => Promise<boolean>;
}

/** Pays the open amount of a booking through its link. */
export function useBalance(token: string, page: PayPageWire, isPayable: boolean): Balance {
  const client = useQueryClient();
  const { queryKey } = payPageQuery(token);
  const [phase, setPhase] = useState<Phase>('opening');
  const paying = useRef<string | null>(null);

  const keep = (fresh: PayPageWire): boolean => {
    client.setQueryData(queryKey, fresh);
    const isPaid = openOf(fresh) === 0;
    // The booking's own pages must show it too.
    if (isPaid) void client.invalidateQueries({ queryKey: ['mine'] });
    return isPaid;
  };

  const open = async (): Promise<IntentWire | null> => {
    try {
      const intent = await openPayIntent(token);
      paying.current = intent.paymentIntentId;
      setPhase('open');
      return intent;
    } catch (error) {
      const words = error instanceof ApiError ? error.words : null;
      if (words === BEING_CONFIRMED) {
        setPhase('processing');
        void client.invalidateQueries({ queryKey });
        return null;
      }
      const { title, text } = setupProblem(error);
      showError(text, title);
      setPhase('failed');
      // It was paid meanwhile or the link was revoked, so the page is read again.
      void client.invalidateQueries({ queryKey });
      return null;
    }
  };

  const complete = async (paymentIntentId: string, isLikely: boolean): Promise<boolean> => {
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until) {
      try {
        if (keep(await completePayment(token, paymentIntentId))) {
          showToast(PAID, 'Thank you. A receipt is on its way.');
          return true;
        }
        if (!isLikely) return false;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return false;
      }
      await rest();
    }
    setPhase('processing');
    return true;
  };

  const onOpen = useEffectEvent(() => void open());
  useEffect(() => {
    if (isPayable) onOpen();
  }, [isPayable]);

  return {
    phase,
    open,
    prepare: async () => {
      const intent = await open();
      if (!intent || intent.amount === openOf(page)) return intent?.clientSecret ?? null;
      showError(CHANGED, 'Payment Setup Failed');
      void client.invalidateQueries({ queryKey });
      return null;
    },
    settle: async (outcome) => {
      const id = paying.current;
      if (outcome === 'failed' || id === null) return false;
      return complete(id, outcome !== 'unknown');
    },
    settleReturned: (paymentIntentId, failed) => complete(paymentIntentId, !failed),
  };
}
