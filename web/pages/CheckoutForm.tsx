import { lazy } from 'react';
import { Checkout } from '../features/checkout/Checkout.tsx';

const CardForm = lazy(() => import('../features/card/CardForm.tsx'));

/** The checkout of a non-empty cart. */
export default function CheckoutForm() {
  return <Checkout cardForm={CardForm} />;
}
