import { useEffect, useEffectEvent, useState } from 'react';
import type { CheckoutRequest } from '../../api/payment/payment-intent.ts';
import { setupProblem } from '../../api/payment/payment-words.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { IntentWire, QuoteWire } from '../../api/transport/wire.ts';
import { timesKey } from '../../headless/held-times.ts';
import { showError } from '../../ui/overlays/toasts.ts';
import { type IntentClient, intentClient } from './intent-client.ts';

/** Debounce time before the payment is opened or changed (specification §9). */
const PAUSE_MS = 500;

export interface OpenIntent {
  readonly client: IntentClient;
  /** The payment from the last response; null when there is none. */
  readonly opened: IntentWire | null;
  /** Whether the last attempt failed; the reason was shown. */
  readonly failed: boolean;
  /** Sends the current request; resolves to null when the shop refused, which was shown. */
  readonly send: () => Promise<IntentWire | null>;
}

interface Events {
  readonly onQuote: (quote: QuoteWire) => void;
  /** Called when it has already been paid. */
  readonly onPaid: () => void;
  /** Called when somebody else has taken times of the cart. */
  readonly onTaken: (taken: ApiError['taken']) => void;
}

/**
 * Keeps a payment open for the cart: opened or changed half a second after a change, and cancelled when `request` is null or the
 * visitor leaves (specification §4).
 */
export function useIntent(request: CheckoutRequest | null, { onQuote, onPaid, onTaken }: Events): OpenIntent {
  const [client] = useState(intentClient);
  const [opened, setOpened] = useState<IntentWire | null>(null);
  const [failed, setFailed] = useState(false);

  const send = async (): Promise<IntentWire | null> => {
    if (!request) return null;
    try {
      const intent = await client.send(request);
      setOpened(intent);
      setFailed(false);
      return intent;
    } catch (error) {
      const known = error instanceof ApiError ? error : null;
      const isTaken = known !== null && known.taken.length > 0;
      if (known?.status === 409 && !known.quote && !isTaken && client.id() !== null) {
        onPaid();
        return null;
      }
      const { title, text } = setupProblem(error);
      showError(text, title);
      setFailed(true);
      if (known?.quote) onQuote(known.quote);
      if (isTaken) onTaken(known.taken);
      return null;
    }
  };

  // Preferred times are left out, because they may still change and are sent again on submit. Free times are held by the payment.
  const key =
    request &&
    JSON.stringify([
      request.customer,
      request.billing,
      request.total,
      request.discountCode,
      timesKey(request.cart),
    ]);
  const onRest = useEffectEvent(() => {
    if (!client.isHeld()) void send();
  });
  useEffect(() => {
    if (key === null) {
      if (client.isHeld()) return;
      setOpened(null);
      setFailed(false);
      client.drop();
      return;
    }
    const timer = setTimeout(() => onRest(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, client]);

  useEffect(() => {
    window.addEventListener('pagehide', client.leave);
    return () => {
      window.removeEventListener('pagehide', client.leave);
      client.drop();
    };
  }, [client]);

  return { client, opened, failed, send };
}
