import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsCurrentPage } from '../../addresses/use-is-current-page.ts';
import { paymentFailed } from '../../api/payment/payment-words.ts';
import type { BookingWire } from '../../api/transport/wire.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Note } from '../../ui/primitives/Note.tsx';
import { ENDED_WORDS } from './payment-words.ts';
import { useChangePayment } from './use-change-payment.ts';

/** Query parameters that a payment provider adds when it returns. */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

interface ReturnedPaymentProps {
  readonly booking: BookingWire;
  readonly token: string | null;
  readonly intentId: string;
  readonly onSettled: () => void;
}

/** After a return from a bank: reports what has become of the paid change. */
export default function ReturnedPayment({ booking, token, intentId, onSettled }: ReturnedPaymentProps) {
  const [address, setAddress] = useSearchParams();
  const isHere = useIsCurrentPage();
  const { state, settleReturned } = useChangePayment({
    booking,
    token,
    intentId,
    onChanged: () => {
      showToast('Booking changed', 'A mail says what has changed.');
      onSettled();
    },
  });
  const onReturn = useEffectEvent(async () => {
    const isPaid = await settleReturned(address.get('redirect_status') === 'failed');
    if (isHere())
      setAddress((now) => new URLSearchParams([...now].filter(([name]) => !ADDED.includes(name))), {
        replace: true,
      });
    if (isPaid) return;
    const { title, text } = paymentFailed(null);
    showError(text, title);
    onSettled();
  });
  useEffect(() => void onReturn(), []);
  return (
    <div role="status" style={{ marginBottom: 20 }}>
      {state === 'paying' ? (
        <Note tone="info">Your payment is being checked.</Note>
      ) : (
        <Note tone={state === 'being-paid' ? 'info' : 'warn'}>{ENDED_WORDS[state]}</Note>
      )}
    </div>
  );
}
