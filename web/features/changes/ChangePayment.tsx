import { toCents } from '@wondercast/core/money';
import { Suspense, useState } from 'react';
import type { BookingWire, ChangePaymentWire } from '../../api/transport/wire.ts';
import type { CardForm } from '../../forms/card-form.ts';
import { usd } from '../../ui/formats/usd.ts';
import { nearDay, ownZone } from '../../ui/formats/zone-moment.ts';
import { CopyField } from '../../ui/forms/CopyField.tsx';
import { DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Soft } from '../../ui/primitives/Text.tsx';
import { CardFormSkeleton } from '../../ui/shop/CardFormSkeleton.tsx';
import { useChangePayment } from './use-change-payment.ts';

interface ChangePaymentProps {
  readonly booking: BookingWire;
  readonly token: string | null;
  readonly payment: ChangePaymentWire;
  readonly cardForm: CardForm;
  /** The change is made. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Takes the card for a change that is made once it is paid, or hands out the link that pays it. */
export function ChangePayment(props: ChangePaymentProps) {
  const { booking, token, payment, cardForm: Form, onChanged, onClose } = props;
  const [asLink, setLink] = useState(false);
  const { processing, settle } = useChangePayment({ booking, token, payment, onChanged });
  const { amount, clientSecret, payUrl, expiresAt } = payment;
  return (
    <>
      <DialogBody>
        <Soft style={{ marginBottom: 16 }}>
          The change is made when {usd(amount)} has been paid. Until then your booking stays as it is.
        </Soft>
        {processing ? (
          <Note tone="info">
            Your payment is being confirmed. The change is made as soon as it has arrived; please do not pay
            again.
          </Note>
        ) : asLink ? (
          <CopyField label="Link that pays the change" value={payUrl} />
        ) : (
          <Suspense fallback={<CardFormSkeleton />}>
            <Form
              amount={toCents(amount)}
              blocked={null}
              prepare={async () => clientSecret}
              returnPath={`${location.pathname}${location.search}`}
              onOutcome={settle}
            />
          </Suspense>
        )}
        <Soft style={{ marginTop: 14, fontSize: 14 }}>
          Open until {nearDay(expiresAt, ownZone())}, your time. After that nothing is changed.
        </Soft>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
        {!processing && (
          <Button look="line" onClick={() => setLink(!asLink)}>
            {asLink ? 'Pay by card' : 'Send me a link'}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
