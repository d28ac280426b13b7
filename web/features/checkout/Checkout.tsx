import type { Customer } from '@wondercast/core/bookings/booking/booking';
import { cartTotal } from '@wondercast/core/buying/cart/cart';
import { lessDiscount } from '@wondercast/core/buying/discount/discount';
import { CHOOSE_A_TIME } from '@wondercast/core/buying/free-times/words';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useIsCurrentPage } from '../../addresses/use-is-current-page.ts';
import { useShopRules } from '../../api/catalogue/shop-rules.ts';
import type { QuoteWire } from '../../api/transport/wire.ts';
import { changeCart, useCart } from '../../cart/cart-store.ts';
import { useFreshCart } from '../../cart/use-fresh-cart.ts';
import type { CardForm } from '../../forms/card-form.ts';
import { billingOf } from '../../headless/billing-draft.ts';
import { lacksRegion, NO_REGION } from '../../headless/billing-fields.ts';
import { withQuotedPrices } from '../../headless/quoted-prices.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { TwoColumns } from '../../ui/primitives/Panel.tsx';
import { AgreedTo } from '../../ui/shop/AgreedTo.tsx';
import { EmptyCart } from '../../ui/shop/EmptyCart.tsx';
import { BookingOptions } from './BookingOptions.tsx';
import { ClearTimesDialog } from './ClearTimesDialog.tsx';
import { ConfirmBooking } from './ConfirmBooking.tsx';
import { CustomerInformation } from './CustomerInformation.tsx';
import { customerErrors } from './customer-errors.ts';
import { FormErrors, goTo } from './FormErrors.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { type PaymentChoice, PaymentMethod } from './PaymentMethod.tsx';
import { useAddOnQuestions } from './use-add-on-questions.ts';
import { useBilling } from './use-billing.ts';
import { anyHasTime, anyLacksTime, useBookingModes } from './use-booking-modes.ts';
import { useClearTimes } from './use-clear-times.ts';
import { useConfirmation } from './use-confirmation.ts';
import { useCustomer } from './use-customer.ts';
import { useDiscount } from './use-discount.ts';
import { useHold } from './use-hold.ts';
import { usePayLater } from './use-pay-later.ts';
import { useTaxedTotal } from './use-taxed-total.ts';

const BillingPanel = lazy(() => import('./BillingPanel.tsx'));
const CardPayment = lazy(() => import('./CardPayment.tsx'));
const ReturnedPayment = lazy(() => import('./ReturnedPayment.tsx'));

/** The query parameter with the payment intent after a return from a bank. */
const RETURNED = 'payment_intent';

/** On wide screens the summary is next to the form and payment; otherwise between them. */
const Columns = styled(TwoColumns)`
  row-gap: 0;
  @media (min-width: 1080px) {
    grid-template-rows: auto 1fr;
    & > aside {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
  @media (max-width: 1079.98px) {
    & > aside {
      margin-top: 20px;
    }
  }
`;

const Paying = styled.div`
  display: grid;
  gap: 14px;
  margin-top: 20px;
`;

/** The checkout: from the cart to a booking. */
export function Checkout({ cardForm }: { readonly cardForm: CardForm }) {
  const stored = useCart();
  const form = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useSearchParams();
  const isHere = useIsCurrentPage();
  const [wantedPayment, setPayment] = useState<PaymentChoice>('later');
  const { paidFirst, tax: saysTax } = useShopRules();
  const [billing, changeBilling] = useBilling();
  const [customer, changeCustomer, fillCustomer] = useCustomer();
  const [attempt, setAttempt] = useState(0);
  const { booked, done, show } = useConfirmation();
  const cart = booked ?? stored;
  const asked = useAddOnQuestions(cart, booked !== null);
  const [isAnswersAsked, setAnswersAsked] = useState(false);
  const { errors, pending, confirm, forget } = usePayLater({
    done,
    onQuote: (now) => onQuote(now),
    onTaken: (taken, of) => {
      hold.noteTaken(taken, of);
      setLost((count) => count + 1);
    },
    phoneFor: asked.phoneFor,
    onInvalid: () => setAttempt((count) => count + 1),
  });
  const subtotal = cartTotal(cart);
  const discount = useDiscount(subtotal);
  const quote = useFreshCart();
  const taxed = useTaxedTotal({
    cart,
    discountCode: discount.applied?.code ?? null,
    billing,
    companyName: customer.companyName,
    total: lessDiscount(subtotal, discount.amount),
  });
  const onQuote = (now: QuoteWire) => {
    changeCart((current) => withQuotedPrices(current, now));
    if (now.discount?.error) discount.drop(now.discount.error);
    taxed.renew();
  };
  const times = useClearTimes(cart);
  const modeOf = useBookingModes(cart);
  const hold = useHold(cart, booked !== null);
  const [isAsked, setAsked] = useState(false);
  const [isRegionAsked, setRegionAsked] = useState(false);
  const [lost, setLost] = useState(0);

  // After a refusal, focus moves to the first mistake.
  useEffect(() => {
    if (attempt > 0) goTo(form.current, '[aria-invalid="true"], button[data-invalid]');
  }, [attempt]);

  // The same for missing or taken times.
  useEffect(() => {
    if (lost > 0) goTo(form.current, '[data-taken] button, [data-missed]');
  }, [lost]);

  const returned = address.get(RETURNED);
  const onOpen = (known: Customer | null) => {
    if (known) fillCustomer(known);
    setPayment('card');
    if (isHere()) setAddress({}, { replace: true });
  };
  if (returned !== null)
    return (
      <Suspense fallback={null}>
        <ReturnedPayment paymentIntentId={returned} show={show} onOpen={onOpen} />
      </Suspense>
    );

  if (cart.length === 0) return <EmptyCart />;

  const { total } = taxed;
  const request = {
    cart,
    customer: asked.told(customer),
    ...(saysTax && { billing: billingOf(billing) }),
    discountCode: discount.applied?.code ?? null,
    total,
  };
  const isPaidFirst = paidFirst && total > 0 && anyHasTime(cart);
  const payment = isPaidFirst ? 'card' : wantedPayment;
  // A total of 0 needs no card (decision 023).
  const needsCard = payment === 'card' && total > 0;
  const untimed = anyLacksTime(cart, modeOf);
  const areTimesClear = () => {
    if (!untimed) return times.areClear();
    setAsked(true);
    setLost((count) => count + 1);
    showError(CHOOSE_A_TIME, 'Time Missing');
    return false;
  };
  const areAnswersGiven = () => {
    if (asked.unanswered === null) return true;
    setAnswersAsked(true);
    setAttempt((count) => count + 1);
    showError(`${asked.unanswered.addOn} needs an answer`, 'Required Field Missing');
    return false;
  };
  const isRegionLacking = saysTax !== null && lacksRegion(billing, saysTax.regions);
  const isBillingClear = () => {
    const [wrong] = [...Object.values(taxed.errors), ...(isRegionLacking ? [NO_REGION] : [])];
    if (!wrong) return true;
    setRegionAsked(true);
    setAttempt((count) => count + 1);
    showError(wrong, 'Required Field Missing');
    return false;
  };
  const isClear = () => areAnswersGiven() && isBillingClear() && areTimesClear();
  // Errors of the form come first, then missing or ambiguous times.
  const onConfirm = () => {
    if (Object.keys(customerErrors(request.customer, asked.phoneFor)).length > 0 || isClear())
      confirm(request);
  };
  const onEnter = () => {
    if (needsCard) showToast('Payment Processing', 'Please use the payment form to pay by card.');
    else onConfirm();
  };
  const phoneNote = asked.phoneFor
    ? `needed for ${asked.phoneFor}`
    : needsCard
      ? 'needed for card'
      : 'optional';
  return (
    <Columns>
      <div ref={form}>
        <BookingOptions cart={cart} modeOf={modeOf} taken={hold.taken} isAsked={isAsked} />
        <PaymentMethod chosen={payment} isPaidFirst={isPaidFirst} onChoose={setPayment} />
        <FormErrors errors={errors} form={form} />
        <CustomerInformation
          customer={customer}
          errors={errors}
          phoneNote={phoneNote}
          asked={asked}
          isChecked={isAnswersAsked}
          onChange={(change) => {
            changeCustomer(change);
            forget(change);
          }}
          onSubmit={onEnter}
        />
        {saysTax && (
          <Suspense fallback={null}>
            <BillingPanel
              billing={billing}
              errors={
                isRegionAsked && isRegionLacking ? { region: NO_REGION, ...taxed.errors } : taxed.errors
              }
              onChange={changeBilling}
              regions={saysTax.regions}
            />
          </Suspense>
        )}
      </div>
      <ClearTimesDialog
        times={times}
        actLabel={needsCard ? 'Keep these times' : 'Book these times'}
        onAct={() => {
          if (!needsCard) confirm(request);
        }}
      />
      <OrderSummary
        cart={cart}
        subtotal={subtotal}
        total={total}
        tax={taxed.tax}
        discount={discount}
        policies={quote?.policies ?? []}
        hold={hold}
      />
      <Paying>
        {needsCard ? (
          <Suspense fallback={null}>
            <CardPayment
              form={cardForm}
              request={request}
              done={done}
              onQuote={onQuote}
              areTimesClear={isClear}
              isUntimed={untimed}
              onTaken={(taken) => {
                hold.noteTaken(taken, cart);
                setLost((count) => count + 1);
              }}
            />
          </Suspense>
        ) : (
          <ConfirmBooking total={total} pending={pending || booked !== null} onConfirm={onConfirm} />
        )}
        <AgreedTo by="By booking" />
      </Paying>
    </Columns>
  );
}
