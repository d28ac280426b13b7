/** @jsxImportSource preact */
import { toMinorUnits } from '@wondercast/core/kernel/money';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Booked } from '../booked.ts';
import { Amount } from '../parts/Amount.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Note } from '../parts/Note.tsx';
import { Title } from '../parts/Title.tsx';
import { TroubleNote } from '../parts/TroubleNote.tsx';
import { useBasket, useSurroundings } from '../surroundings.ts';
import { hasTimes, loadTimes, times } from '../times-file.ts';
import { type Payment, useBooking } from '../use-booking.ts';
import { useLoad } from '../use-load.ts';
import { useQuote } from '../use-quote.ts';
import { useTax } from '../use-tax.ts';
import { BillingPlace } from './BillingPlace.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { LineSchedule } from './LineSchedule.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';

interface CheckoutProps {
  readonly onBack: () => void;
  readonly onBooked: (booked: Booked) => void;
}

/** Moves focus to the first mistake. */
const goToMistake = (view: HTMLElement | null): void =>
  view?.querySelector<HTMLElement>('[aria-invalid="true"], .taken button, [data-missed]')?.focus();

/** The checkout: from the cart to a booking. */
export function Checkout({ onBack, onBooked }: CheckoutProps) {
  const { shop } = useSurroundings();
  const { cart, billing } = useBasket();
  const [asked, setAsked] = useState(0);
  const [payment, setPayment] = useState<Payment>('later');
  const view = useRef<HTMLElement>(null);
  // A stored cart may have free times before any experience is opened.
  const isTimed = cart.some(hasTimes);
  const [file, again] = useLoad(async () => {
    if (isTimed) await loadTimes();
  }, [isTimed]);
  const tax = useTax();
  const { quote, isKnown, issues, notice, take, retry, ...quoting } = useQuote(tax);
  const { book, pending, errors, forget, refused, trouble } = useBooking({ onBooked, onQuote: take });

  // After a refusal, focus moves to the first mistake.
  useEffect(() => {
    if (refused + asked > 0) goToMistake(view.current);
  }, [refused, asked]);

  const isFree = quote?.total === 0;
  return (
    <section class="view" aria-label="Checkout" ref={view}>
      <div class="bar">
        <Button look="quiet" onPress={onBack}>
          <Icon name="left" />
          Keep browsing
        </Button>
      </div>
      <Title class="view-title" arrived>
        {cart.length === 0 ? 'Your cart is empty' : 'Checkout'}
      </Title>
      {cart.length > 0 && (
        <div class="columns checkout">
          <OrderSummary cart={cart} quote={quote} isKnown={isKnown} />
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (issues.length > 0 || billing?.isLacking) setAsked(asked + 1);
              else if (quote && isKnown) void book(isFree ? 'later' : payment, quote.total);
            }}
          >
            <section class="panel" aria-label="Booking Options">
              <h3>Booking Options</h3>
              {!times?.agreedWords(cart) && (
                <Note tone="info">
                  Dates are tentative and subject to confirmation. Leave any of them empty and we will
                  schedule together.
                </Note>
              )}
              {file.phase === 'failed' && <TroubleNote trouble={file.trouble} onRetry={again} />}
              {file.phase !== 'loading' &&
                cart.map((line) => <LineSchedule key={line.id} line={line} isAsked={refused > 0} />)}
            </section>
            {!isFree && <PaymentChoice chosen={payment} onChoose={setPayment} />}
            <CustomerFields errors={errors} onChange={forget} />
            {tax && <BillingPlace shop={shop} regions={tax.regions} issues={issues} isAsked={asked > 0} />}
            {isFree && <Note tone="info">There is nothing to pay.</Note>}
            {notice && <Note tone="warn">{notice}</Note>}
            {quoting.trouble && <TroubleNote trouble={quoting.trouble} onRetry={retry} />}
            {trouble && trouble.message !== notice && <TroubleNote trouble={trouble} />}
            {tax && quote && (
              <p class="between once-more">
                Total
                <Amount amount={toMinorUnits(quote.total)} />
              </p>
            )}
            <Button type="submit" size="lg" full pending={pending || (!isKnown && issues.length === 0)}>
              Confirm Booking
              <Icon name="right" />
            </Button>
          </form>
        </div>
      )}
    </section>
  );
}
