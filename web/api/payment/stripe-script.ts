import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';

/** Stripe's own script, from Stripe's own host: fetched when first asked for, and not before. @throws Error when it cannot be had */
export const openStripe = async (publishableKey: string): Promise<Stripe> => {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe is for browsers');
  return stripe;
};
