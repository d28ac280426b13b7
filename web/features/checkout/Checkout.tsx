import { cartTotal } from '@wondercast/core/cart/cart';
import { lessDiscount } from '@wondercast/core/discount/discount';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useCart } from '../../api/cart-store.ts';
import { useFreshCart } from '../../api/use-fresh-cart.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TwoColumns } from '../../ui/Panel.tsx';
import { BookingOptions } from './BookingOptions.tsx';
import { CustomerInformation } from './CustomerInformation.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { type PaymentChoice, PaymentMethod } from './PaymentMethod.tsx';
import { useCustomer } from './use-customer.ts';
import { useDiscount } from './use-discount.ts';
import { usePayLater } from './use-pay-later.ts';

const CardPayment = lazy(() => import('./CardPayment.tsx'));

/** From the cart to a booking. */
export function Checkout() {
  const stored = useCart();
  const form = useRef<HTMLDivElement>(null);
  const [payment, setPayment] = useState<PaymentChoice>('later');
  const [customer, changeCustomer] = useCustomer();
  const [attempt, setAttempt] = useState(0);
  const { errors, pending, booked, confirm, forget } = usePayLater({
    onCodeRefused: () => discount.clear(),
    onInvalid: () => setAttempt((count) => count + 1),
  });
  const cart = booked ?? stored;
  const subtotal = cartTotal(cart);
  const discount = useDiscount(subtotal);
  useFreshCart();

  // A refused form leads to its first mistake.
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  if (cart.length === 0)
    return (
      <EmptyState
        icon={ShoppingBag}
        title="Your cart is empty"
        action={
          <ButtonLink look="line" to="/">
            Browse Experiences
          </ButtonLink>
        }
      />
    );

  const request = {
    cart,
    customer,
    discountCode: discount.applied?.code ?? null,
    total: lessDiscount(subtotal, discount.amount),
  };
  return (
    <TwoColumns>
      <div ref={form}>
        <BookingOptions cart={cart} />
        <PaymentMethod chosen={payment} onChoose={setPayment} />
        <CustomerInformation
          customer={customer}
          errors={errors}
          phoneNote={payment === 'card' ? 'needed for card' : 'optional'}
          onChange={(change) => {
            changeCustomer(change);
            forget(change);
          }}
        />
        {payment === 'card' ? (
          <Suspense fallback={null}>
            <CardPayment />
          </Suspense>
        ) : (
          <Button
            size="lg"
            full
            style={{ marginTop: 24 }}
            pending={pending || booked !== null}
            onClick={() => void confirm(request)}
          >
            Confirm Booking
            <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        )}
      </div>
      <OrderSummary cart={cart} subtotal={subtotal} discount={discount} />
    </TwoColumns>
  );
}
