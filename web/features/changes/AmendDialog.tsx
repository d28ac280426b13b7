import { useState } from 'react';
import { amend, amendmentQuery } from '../../api/booking/amendments.ts';
import type { SessionWire } from '../../api/transport/wire.ts';
import { AmendmentAnswer } from '../../forms/amending/AmendmentAnswer.tsx';
import { AmendmentFields } from '../../forms/amending/AmendmentFields.tsx';
import { changeableSessions } from '../../forms/amending/amendment-draft.ts';
import { useAmendment } from '../../forms/amending/use-amendment.ts';
import type { ChangeDialogProps } from '../../forms/booking-dialogs.ts';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { amendWords, keepPeople } from './amendment-words.ts';
import { ChangePayment } from './ChangePayment.tsx';
import { Foot } from './change-look.ts';
import { type OpenPayment, openPaymentOf } from './open-payment.ts';

interface AmendDialogProps extends ChangeDialogProps {
  /** Whether to start with choosing another experience. */
  readonly adds: boolean;
}

interface ContentProps extends Omit<AmendDialogProps, 'isOpen'> {
  /** The session shown first. */
  readonly first: SessionWire;
}

function Content({ booking, token, first, cardForm, adds, onClose }: ContentProps) {
  const [picked, setPicked] = useState(first.id);
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  const done = () => {
    showToast('Booking changed', 'A mail says what has changed.');
    onClose();
  };
  const session = changeableSessions(booking).find(({ id }) => id === picked) ?? first;
  const amendment = useAmendment({
    booking,
    session,
    source: {
      quote: (lines) => amendmentQuery({ id: booking.id, token, lines, version: booking.version }),
      send: (asked, context) => amend.mutationFn({ booking, token, ...asked }, context),
    },
    onDone: (answer) => {
      if (answer.payment) setPayment(openPaymentOf(answer.payment));
      else done();
    },
  });
  const { quote, isOld } = amendment;
  if (payment)
    return (
      <ChangePayment
        booking={booking}
        token={token}
        payment={payment}
        cardForm={cardForm}
        onChanged={done}
        onClose={onClose}
      />
    );
  return (
    <>
      <DialogBody>
        <AmendmentFields
          booking={booking}
          session={session}
          amendment={amendment}
          adds={adds}
          onSession={setPicked}
        />
        <AmendmentAnswer booking={booking} amendment={amendment} isOld={isOld} />
      </DialogBody>
      <DialogFooter>
        <Foot>
          <Button look="quiet" onClick={onClose}>
            {keepPeople(session)}
          </Button>
          <Button pending={amendment.pending} disabled={!amendment.canSend} onClick={amendment.submit}>
            {amendWords(booking, quote)}
          </Button>
        </Foot>
      </DialogFooter>
    </>
  );
}

/** Changes what is booked: people, tier, sessions, add-ons, experiences. The server's price is shown before. */
export default function AmendDialog({ isOpen, ...props }: AmendDialogProps) {
  const first = changeableSessions(props.booking)[0] ?? null;
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title="Change headcount" width={680}>
      {first && <Content {...props} first={first} />}
    </Dialog>
  );
}
