import type { Customer } from '@wondercast/core/bookings/booking/booking';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConfig } from '../../api/catalogue/site.ts';
import { PAID, paymentFailed } from '../../api/payment/payment-words.ts';
import { ApiError } from '../../api/transport/transport.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Note } from '../../ui/primitives/Note.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { Spinner } from '../../ui/primitives/Spinner.tsx';
import { PanelTitle, Soft, TextLink } from '../../ui/primitives/Text.tsx';
import { awaitBooking } from './await-booking.ts';
import { showPaidNotBooked } from './booking-words.ts';
import { emptyPaidCart, restoreCart } from './paying-mark.ts';

interface ReturnedPaymentProps {
  readonly paymentIntentId: string;
  readonly show: (reference: string) => void;
  /** Called when nothing was paid: the form is shown again with the known customer. */
  readonly onOpen: (customer: Customer | null) => void;
}

/**
 * After a return from a bank: looks up the payment, waits for its booking, and shows it (decision 026). A second visit shows the
 * same booking.
 */
export default function ReturnedPayment({ paymentIntentId, show, onOpen }: ReturnedPaymentProps) {
  const { brandMail } = useConfig();
  const [stuck, setStuck] = useState(false);

  const look = useEffectEvent(async () => {
    const awaited = await awaitBooking(paymentIntentId).catch((error: unknown) => {
      const failure = error instanceof ApiError ? error.words : null;
      return { end: 'open', failure } as const;
    });
    if (awaited.end === 'booked') {
      showToast(PAID, 'Your booking is on its way.');
      emptyPaidCart(paymentIntentId);
      show(awaited.reference);
    } else if (awaited.end === 'lost') {
      showPaidNotBooked();
      setStuck(true);
    } else {
      const { title, text } = paymentFailed(awaited.failure);
      showError(text, title);
      onOpen(restoreCart(paymentIntentId));
    }
  });
  useEffect(() => void look(), []);

  return (
    <Panel aria-busy={!stuck} style={{ maxWidth: 720 }}>
      <PanelTitle style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        {!stuck && <Spinner />}
        <span>{stuck ? 'Your payment was received' : 'Finishing your booking'}</span>
      </PanelTitle>
      <Soft role="status" style={{ marginTop: 10 }}>
        {stuck ? '' : 'We are checking your payment with the bank. Please stay on this page.'}
      </Soft>
      {stuck && (
        <Note tone="bad" silent>
          Please do not pay again: write to <TextLink href={`mailto:${brandMail}`}>{brandMail}</TextLink>
          <span>{` and mention ${paymentIntentId}.`}</span>
        </Note>
      )}
    </Panel>
  );
}
