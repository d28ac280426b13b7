import { useMutation } from '@tanstack/react-query';
import { formatMoney } from '@wondercast/core/kernel/money';
import { Suspense } from 'react';
import { mailChangePayment } from '../../api/booking/change-payment.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { BookingWire } from '../../api/transport/wire.ts';
import type { CardForm } from '../../forms/card-form.ts';
import { nearDay, ownZone } from '../../ui/formats/zone-moment.ts';
import { DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Soft } from '../../ui/primitives/Text.tsx';
import { CardFormSkeleton } from '../../ui/shop/CardFormSkeleton.tsx';
import type { OpenPayment } from './open-payment.ts';
import { ENDED_WORDS } from './payment-words.ts';
import { useChangePayment } from './use-change-payment.ts';

interface ChangePaymentProps {
  readonly booking: BookingWire;
  readonly token: string | null;
  readonly payment: OpenPayment;
  readonly cardForm: CardForm;
  /** Called when the change has been applied. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Takes the card for a change that waits for its payment, or mails the pay link. When closed unpaid, the change keeps waiting. */
export function ChangePayment(props: ChangePaymentProps) {
  const { booking, token, payment, cardForm: Form, onChanged, onClose } = props;
  const { amount, clientSecret, intentId, expiresAt } = payment;
  const { state, settle } = useChangePayment({ booking, token, intentId, onChanged });
  const { mutate, isPending } = useMutation({
    ...mailChangePayment,
    onSuccess: () => {
      showToast('Link sent', `It is on its way to ${booking.email}.`);
      onClose();
    },
    onError: (error) =>
      showError(error instanceof ApiError ? error.message : 'Please try again.', 'Link not sent'),
  });
  const isPaying = state === 'paying';
  return (
    <>
      <DialogBody>
        {isPaying ? (
          <>
            <Soft
              style={{ marginBottom: 16 }}
            >{`The change is made when ${formatMoney(amount)} has been paid. Until then your booking stays as it is.`}</Soft>
            <Suspense fallback={<CardFormSkeleton />}>
              <Form
                amount={amount}
                blocked={null}
                prepare={async () => clientSecret}
                returnPath={`${location.pathname}${location.search}`}
                onOutcome={settle}
              />
            </Suspense>
            {expiresAt !== null && (
              <Soft
                style={{ marginTop: 14, fontSize: 14 }}
              >{`You can close this and pay later, until ${nearDay(expiresAt, ownZone())}, your time. After that nothing is changed.`}</Soft>
            )}
          </>
        ) : (
          <Note tone={state === 'being-paid' ? 'info' : 'warn'}>{ENDED_WORDS[state]}</Note>
        )}
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose}>
          {isPaying ? 'Pay later' : 'Close'}
        </Button>
        {isPaying && (
          <Button look="line" pending={isPending} onClick={() => mutate({ booking, token })}>
            Send me a link
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
