import { adminAmendmentRule } from '@wondercast/core/bookings/changes/rules';
import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { typedNumber } from '@wondercast/core/kernel/typed-amount';
import { useState } from 'react';
import { adminAmendmentQuery, amendAny } from '../../api/admin/rebooking.ts';
import type { AdminBookingWire, ChangePaymentWire, SessionWire } from '../../api/transport/wire.ts';
import { AmendmentAnswer } from '../../forms/amending/AmendmentAnswer.tsx';
import { AmendmentFields } from '../../forms/amending/AmendmentFields.tsx';
import { changeableSessions } from '../../forms/amending/amendment-draft.ts';
import { useAmendment } from '../../forms/amending/use-amendment.ts';
import { useSettled } from '../../forms/amending/use-settled.ts';
import { ChangeWaits } from '../../forms/ChangeWaits.tsx';
import { shownAmount } from '../../ui/formats/amount.ts';
import { currencyName } from '../../ui/formats/currency-name.ts';
import { FieldGrid } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';

/** Maximum length of a typed amount. */
const AMOUNT_LENGTH = 20;

const feeOf = (text: string): number | null => (text.trim() === '' ? null : typedNumber(text));

interface ContentProps {
  readonly booking: AdminBookingWire;
  /** The session that is shown first. */
  readonly first: SessionWire;
  readonly onClose: () => void;
}

function Content({ booking, first, onClose }: ContentProps) {
  const [picked, setPicked] = useState(first.id);
  const [reason, setReason] = useState('');
  const [feeText, setFeeText] = useState('');
  const [hasTried, setTried] = useState(false);
  const [payment, setPayment] = useState<ChangePaymentWire | null>(null);
  const fee = feeOf(useSettled(feeText));
  const isNoAmount = fee !== null && !(fee >= 0);
  const { id, version } = booking;
  const session = changeableSessions(booking).find((each) => each.id === picked) ?? first;
  const amendment = useAmendment({
    booking,
    session,
    source: {
      quote: (lines) => adminAmendmentQuery({ id, lines, fee: isNoAmount ? null : fee, version }),
      send: (asked, context) => amendAny.mutationFn({ id, fee, reason: reason.trim(), ...asked }, context),
    },
    onDone: (answer) => {
      if (answer.payment) return setPayment(answer.payment);
      showToast('Booking changed', `${booking.email} gets a mail.`);
      onClose();
    },
  });
  if (payment) return <ChangeWaits payment={payment} payer={booking.email} onClose={onClose} />;
  const { quote } = amendment;
  const isOld = amendment.isOld || feeOf(feeText) !== fee;
  const isUnsaid = reason.trim() === '';
  const difference = quote?.difference ?? 0;
  return (
    <>
      <DialogBody>
        <AmendmentFields booking={booking} session={session} amendment={amendment} onSession={setPicked} />
        <FieldGrid style={{ margin: '4px 0 16px' }}>
          <TextField
            label="Reason"
            required
            autoComplete="off"
            maxLength={maxLengthOf(adminAmendmentRule, 'reason')}
            value={reason}
            error={hasTried && isUnsaid ? 'Say why it is changed' : null}
            onChange={({ target }) => setReason(target.value)}
          />
          <TextField
            label="Another fee"
            note="optional"
            inputMode="decimal"
            autoComplete="off"
            maxLength={AMOUNT_LENGTH}
            hint={`In ${currencyName()}, instead of the policy’s.`}
            value={feeText}
            error={isNoAmount ? `Must be an amount in ${currencyName()}` : null}
            onChange={({ target }) => setFeeText(target.value)}
          />
        </FieldGrid>
        <AmendmentAnswer booking={booking} amendment={amendment} isOld={isOld} />
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose}>
          Keep as it is
        </Button>
        <Button
          pending={amendment.pending}
          disabled={!amendment.canSend || isOld || isNoAmount}
          onClick={() => {
            setTried(true);
            if (!isUnsaid) amendment.submit();
          }}
        >
          {difference > 0 ? `Change for ${shownAmount(difference)}` : 'Change and mail'}
        </Button>
      </DialogFooter>
    </>
  );
}

interface AmendFormProps {
  readonly booking: AdminBookingWire;
  readonly onClose: () => void;
}

/**
 * The desk's form for changing what is booked: like the customer's, but also allowed shortly before the session, with a reason and
 * optionally its own fee.
 */
export default function AmendForm({ booking, onClose }: AmendFormProps) {
  const [first] = changeableSessions(booking);
  return (
    <Dialog isOpen onClose={onClose} title="Change what is booked" width={680}>
      {first ? (
        <Content booking={booking} first={first} onClose={onClose} />
      ) : (
        <DialogBody>
          <Note tone="info">Nothing is left to change: every session is delivered or cancelled.</Note>
        </DialogBody>
      )}
    </Dialog>
  );
}
