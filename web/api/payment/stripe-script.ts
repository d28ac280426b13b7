import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';

/** Loads Stripe's own script from Stripe's host, on first use only. @throws Error when it cannot be loaded */
export const openStripe = async (publishableKey: string): Promise<Stripe> => {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe is for browsers');
  return stripe;
};
