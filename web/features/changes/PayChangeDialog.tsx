import { useQuery } from '@tanstack/react-query';
import type { MinorUnits } from '@wondercast/core/kernel/money';
import { BEING_CONFIRMED } from '@wondercast/core/money/payment/words';
import { changePaymentQuery } from '../../api/booking/change-payment.ts';
import { bookingPaymentsQuery } from '../../api/booking/own-bookings.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { ChangeDialogProps } from '../../forms/booking-dialogs.ts';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { CardFormSkeleton } from '../../ui/shop/CardFormSkeleton.tsx';
import { ChangePayment } from './ChangePayment.tsx';
import { ENDED_WORDS } from './payment-words.ts';

function Content({ booking, token, cardForm, onClose }: Omit<ChangeDialogProps, 'isOpen'>) {
  const { data, error, isFetching, refetch } = useQuery(changePaymentQuery(booking.id, token));
  const { data: payments } = useQuery(bookingPaymentsQuery(booking.id, token));
  if (data)
    return (
      <ChangePayment
        booking={booking}
        token={token}
        payment={{
          // The API gives the amount in cents here.
          amount: data.amount as MinorUnits,
          clientSecret: data.clientSecret,
          intentId: data.paymentIntentId,
          expiresAt: payments?.waiting?.expiresAt ?? null,
        }}
        cardForm={cardForm}
        onChanged={() => {
          showToast('Booking changed', 'A mail says what has changed.');
          onClose();
        }}
        onClose={onClose}
      />
    );
  const refusal = error instanceof ApiError && error.status === 409 ? error.message : null;
  return (
    <>
      <DialogBody>
        {!error && <CardFormSkeleton />}
        {refusal !== null && (
          <Note tone="info">
            {refusal === BEING_CONFIRMED ? ENDED_WORDS['being-paid'] : ENDED_WORDS.lapsed}
          </Note>
        )}
        {error && refusal === null && (
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            The payment could not be prepared.
          </LoadFailure>
        )}
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </DialogFooter>
    </>
  );
}

/** Pays for a change that waits for its payment. */
export default function PayChangeDialog({ isOpen, onClose, ...props }: ChangeDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Pay for the change" width={560}>
      <Content {...props} onClose={onClose} />
    </Dialog>
  );
}
