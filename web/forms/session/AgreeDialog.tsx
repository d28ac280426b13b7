import { useMutation } from '@tanstack/react-query';
import { MAX_MINUTES, MIN_MINUTES } from '@wondercast/core/calendar/scheduling/session';
import { readZone } from '@wondercast/core/calendar/scheduling/zone';
import { useState } from 'react';
import { agreeSession } from '../../api/admin/admin-sessions.ts';
import { useMay } from '../../api/session/use-may.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { SessionDetailWire } from '../../api/transport/wire.ts';
import { alsoIn, momentIn, ownZone, zoneOf } from '../../ui/formats/zone-moment.ts';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { type TypedTime, typedOf, ZonedTimeRow } from '../../ui/shop/ZonedTimeRow.tsx';
import { ChangeWaits } from '../ChangeWaits.tsx';
import { CustomerMoveFields, useCustomerMove } from './CustomerMove.tsx';
import { FreeHosts } from './FreeHosts.tsx';
import { meantDay } from './meant-day.ts';
import { startOf } from './use-suggestion.ts';

interface AgreeDialogProps {
  readonly session: SessionDetailWire;
  readonly onClose: () => void;
}

/** Agrees on any time, or moves a session that already has one. */
export function AgreeDialog({ session, onClose }: AgreeDialogProps) {
  const zone = readZone(session.preferences[0]?.zone ?? '') ?? zoneOf(session.zone);
  const [time, setTime] = useState<TypedTime>(() =>
    session.startsAt === null
      ? { day: null, minute: null, zone }
      : typedOf(Date.parse(session.startsAt), zoneOf(session.zone)),
  );
  const [minutes, setMinutes] = useState(String(session.minutes));
  const moves = session.startsAt !== null;
  const { mutate, isPending, error } = useMutation({
    ...agreeSession,
    onSuccess: (changed) => {
      showToast(
        moves ? 'Session moved' : 'Time agreed',
        changed.startsAt
          ? `${momentIn(changed.startsAt, zoneOf(changed.zone))}. ${session.firstName} gets a mail.`
          : null,
      );
      onClose();
    },
  });
  const mayCharge = useMay('bookings:write');
  const [by, setBy] = useState<'shop' | 'customer'>('shop');
  const move = useCustomerMove({ session, time, onDone: onClose });
  const isCustomers = moves && by === 'customer';
  const startsAt = startOf(time);
  const past = startsAt !== null && startsAt <= Date.now();
  const gap = startsAt === null && time.day !== null && time.minute !== null;
  const length = Number(minutes);
  const fits = Number.isInteger(length) && length >= MIN_MINUTES && length <= MAX_MINUTES;
  const why = gap
    ? 'This time does not exist on that day in this zone.'
    : past
      ? 'This time is past.'
      : error instanceof ApiError
        ? error.message
        : error && 'The shop cannot be reached. Please try again.';
  if (move.payment)
    return (
      <Dialog isOpen onClose={onClose} title="Move session" width={560}>
        <ChangeWaits payment={move.payment} payer={session.firstName} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog isOpen onClose={onClose} title={moves ? 'Move session' : 'Agree on a time'} width={560}>
      <DialogBody>
        <ZonedTimeRow place={1} value={time} opensAt={meantDay(session)} onChange={setTime}>
          {startsAt !== null && !past && (
            <>
              <FreeHosts plain sessionId={session.id} startsAt={startsAt} />
              <span>{alsoIn(startsAt, time.zone, ownZone())}</span>
            </>
          )}
        </ZonedTimeRow>
        {moves && mayCharge && (
          <div style={{ marginTop: 18 }}>
            <FieldGroup label="Who moves it?">
              <ChoiceCard
                type="radio"
                name="by"
                title="The shop"
                text="No fee."
                checked={by === 'shop'}
                onChange={() => setBy('shop')}
              />
              <ChoiceCard
                type="radio"
                name="by"
                title="The customer"
                text="At the policy’s price, or another."
                checked={by === 'customer'}
                onChange={() => setBy('customer')}
              />
            </FieldGroup>
          </div>
        )}
        {isCustomers && <CustomerMoveFields move={move} />}
        {!isCustomers && (
          <div style={{ maxWidth: 160, margin: '16px 0' }}>
            <TextField
              label="Minutes"
              type="number"
              inputMode="numeric"
              min={MIN_MINUTES}
              max={MAX_MINUTES}
              value={minutes}
              error={fits ? null : `From ${MIN_MINUTES} to ${MAX_MINUTES}`}
              onChange={({ target }) => setMinutes(target.value)}
            />
          </div>
        )}
        {why && <Note tone="warn">{why}</Note>}
        <Small as="p" style={{ marginTop: 12 }}>
          {`${session.firstName} gets a mail with ${moves ? 'the new time and a new invite' : 'the date and an invite'}.${moves ? ' Reserved hosts move with it.' : ''}`}
        </Small>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose}>
          {moves ? 'Keep the time' : 'Not yet'}
        </Button>
        <Button
          pending={isPending || move.pending}
          disabled={startsAt === null || past || !fits}
          onClick={() => {
            if (isCustomers) return move.submit();
            if (startsAt !== null)
              mutate({
                id: session.id,
                body: {
                  startsAt: new Date(startsAt).toISOString(),
                  zone: time.zone,
                  minutes: length,
                  version: session.version,
                },
              });
          }}
        >
          {moves ? 'Move and mail' : 'Agree and mail'}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
