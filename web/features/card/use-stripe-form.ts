import type { Stripe, StripeElements, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConfig } from '../../api/catalogue/site.ts';
import { openStripe } from '../../api/payment/stripe-script.ts';
import { onThemeChange, stripeAppearance } from './stripe-appearance.ts';

export interface StripeForm {
  /** The element for the form. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly phase: 'loading' | 'ready' | 'failed';
  /** What is needed to confirm; null until ready. */
  readonly current: () => { readonly stripe: Stripe; readonly elements: StripeElements } | null;
  readonly retry: () => void;
}

/** Mounts Stripe's own card form. Its script is loaded now. Cards only, no wallets. */
export function useStripeForm(options: StripeElementsOptionsMode): StripeForm {
  const { stripePublishableKey } = useConfig();
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<ReturnType<StripeForm['current']>>(null);
  const [phase, setPhase] = useState<StripeForm['phase']>('loading');
  const [attempt, setAttempt] = useState(0);

  const open = useEffectEvent(async (isLeft: () => boolean) => {
    const stripe = await openStripe(stripePublishableKey ?? '');
    if (isLeft() || !place.current) return null;
    const elements = stripe.elements({
      ...options,
      allowedPaymentMethodTypes: ['card'],
      appearance: stripeAppearance(),
    });
    const payment = elements.create('payment', {
      layout: 'tabs',
      wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    });
    payment.on('ready', () => setPhase('ready'));
    payment.on('loaderror', () => setPhase('failed'));
    payment.mount(place.current);
    opened.current = { stripe, elements };
    const forget = onThemeChange(() => void elements.update({ appearance: stripeAppearance() }));
    return () => {
      forget();
      payment.destroy();
      opened.current = null;
    };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt mounts it again
  useEffect(() => {
    let left = false;
    setPhase('loading');
    const closing = open(() => left).catch(() => {
      if (!left) setPhase('failed');
      return null;
    });
    return () => {
      left = true;
      void closing.then((close) => close?.());
    };
  }, [attempt]);

  return {
    place,
    phase,
    current: () => opened.current,
    retry: () => setAttempt((count) => count + 1),
  };
}
