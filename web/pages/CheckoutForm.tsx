import { lazy } from 'react';
import { Checkout } from '../features/checkout/Checkout.tsx';

const CardForm = lazy(() => import('../features/card/CardForm.tsx'));

/** The checkout of a cart that holds something. */
export default function CheckoutForm() {
  return <Checkout cardForm={CardForm} />;
}
