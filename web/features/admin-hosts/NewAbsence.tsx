import { useMutation } from '@tanstack/react-query';
import { absenceRule } from '@wondercast/core/calendar/staffing/rules';
import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { useState } from 'react';
import { addAbsence } from '../../api/admin/hosts.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { HostAwayWire, HostWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { instantAt, zoneOf } from '../../ui/formats/zone-moment.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { say } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { type TypedTime, ZonedTimeRow } from '../../ui/shop/ZonedTimeRow.tsx';

interface NewAbsenceProps {
  readonly host: HostWire;
  readonly onClose: () => void;
  /** It is stored, and these sessions are still the host's in that time. */
  readonly onClashes: (clashes: HostAwayWire['clashes']) => void;
}

/** Asks from when until when a host is away. */
export function NewAbsence({ host, onClose, onClashes }: NewAbsenceProps) {
  const zone = zoneOf(host.zone);
  const [from, setFrom] = useState<TypedTime>({ day: null, minute: 0, zone });
  const [to, setTo] = useState<TypedTime>({ day: null, minute: 1_440, zone });
  const [reason, setReason] = useState('');
  const at = ({ day, minute, zone: of }: TypedTime) =>
    day && minute !== null ? instantAt(day, minute, of) : null;
  const [start, end] = [at(from), at(to)];
  const { mutate, isPending, error } = useMutation({
    ...addAbsence,
    onSuccess: ({ clashes }) => {
      say(
        'Time away added',
        clashes.length > 0
          ? `${counted(clashes.length, 'session')} in it ${clashes.length === 1 ? 'needs' : 'need'} somebody else.`
          : null,
      );
      onClashes(clashes);
      onClose();
    },
  });
  const wrong = start !== null && end !== null && end <= start;
  return (
    <Dialog isOpen onClose={onClose} title={`${host.name} is away`} width={560}>
      <DialogBody>
        <Small as="p" style={{ marginBottom: 6 }}>
          From
        </Small>
        <ZonedTimeRow
          place={1}
          value={from}
          onChange={(next) => {
            setFrom(next);
            if (next.day && (to.day === null || to.day < next.day)) setTo({ ...to, day: next.day });
          }}
        />
        <Small as="p" style={{ margin: '14px 0 6px' }}>
          Until
        </Small>
        <ZonedTimeRow place={2} value={to} onChange={setTo} />
        <div style={{ margin: '18px 0' }}>
          <TextField
            label="Reason"
            note="optional"
            maxLength={maxLengthOf(absenceRule, 'reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        {wrong && <Note tone="warn">It must end after it begins.</Note>}
        {error && (
          <Note tone="bad">{error instanceof ApiError ? error.message : 'The shop cannot be reached.'}</Note>
        )}
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          pending={isPending}
          disabled={start === null || end === null || wrong}
          onClick={() => {
            if (start !== null && end !== null)
              mutate({
                id: host.id,
                body: {
                  startsAt: new Date(start).toISOString(),
                  endsAt: new Date(end).toISOString(),
                  reason: reason.trim() || null,
                },
              });
          }}
        >
          Add time away
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
