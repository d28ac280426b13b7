import { useMutation } from '@tanstack/react-query';
import { maxLengthOf } from '@wondercast/core/max-length';
import { absenceRule } from '@wondercast/core/staffing/rules';
import CalendarOff from 'lucide-react/icons/calendar-off';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { addAbsence, removeAbsence } from '../../api/admin/hosts.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { HostWire } from '../../api/transport/wire.ts';
import { dayWords, instantAt, placeOf, spanClock, timeIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { type TypedTime, ZonedTimeRow } from '../../ui/shop/ZonedTimeRow.tsx';
import { SideHead, SideRow } from './host-look.ts';

type Absence = HostWire['absences'][number];

/** `Apr 03 – 07, all day`, `Mar 24, 9 – 11:30 AM`. */
const absenceWords = ({ startsAt, endsAt }: Absence, zoneText: string | null): string => {
  const zone = zoneOf(zoneText);
  const [from, to, last] = [
    placeOf(startsAt, zone),
    placeOf(endsAt, zone),
    placeOf(Date.parse(endsAt) - 1, zone),
  ];
  const [first, end] = [dayWords(from.day).slice(5), dayWords(last.day).slice(5)];
  const whole = from.minute === 0 && to.minute === 0;
  if (from.day === last.day)
    return whole ? `${first}, all day` : `${first}, ${spanClock(from.minute, to.minute || 1_440)}`;
  if (whole) return `${first} – ${first.slice(0, 3) === end.slice(0, 3) ? end.slice(4) : end}`;
  return `${first}, ${timeIn(startsAt, zone)} – ${end}, ${timeIn(endsAt, zone)}`;
};

interface NewAbsenceProps {
  readonly host: HostWire;
  readonly onClose: () => void;
}

function NewAbsence({ host, onClose }: NewAbsenceProps) {
  const zone = zoneOf(host.zone);
  const [from, setFrom] = useState<TypedTime>({ day: null, minute: 0, zone });
  const [to, setTo] = useState<TypedTime>({ day: null, minute: 1_440, zone });
  const [reason, setReason] = useState('');
  const at = ({ day, minute, zone: of }: TypedTime) =>
    day && minute !== null ? instantAt(day, minute, of) : null;
  const [start, end] = [at(from), at(to)];
  const { mutate, isPending, error } = useMutation({
    ...addAbsence,
    onSuccess: () => {
      say('Time away added');
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

/** When a host is away; what they have added themselves is said. */
export function Absences({ host }: { readonly host: HostWire }) {
  const [adds, setAdds] = useState(false);
  const remove = useMutation({
    ...removeAbsence,
    onSuccess: () => say('Time away removed'),
    onError: ({ message }) => sayError(message, 'Not removed'),
  });
  const ahead = host.absences.filter(({ endsAt }) => Date.parse(endsAt) > Date.now());
  return (
    <>
      <SideHead>
        <h2>Absences</h2>
        <Button look="quiet" size="sm" onClick={() => setAdds(true)}>
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          Add
        </Button>
      </SideHead>
      {ahead.length === 0 && <Small as="p">Nothing planned</Small>}
      {ahead.map((absence) => (
        <SideRow key={absence.id}>
          <CalendarOff size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <b>{absenceWords(absence, host.zone)}</b>
            <small>
              {[absence.reason, absence.byHost ? `added by ${host.name.split(' ')[0]}` : null]
                .filter(Boolean)
                .join(', ')}
            </small>
          </span>
          <IconButton
            small
            danger
            aria-label={`Remove ${absenceWords(absence, host.zone)}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ id: host.id, absenceId: absence.id })}
          >
            <Trash2 size={17} strokeWidth={1.75} />
          </IconButton>
        </SideRow>
      ))}
      {adds && <NewAbsence host={host} onClose={() => setAdds(false)} />}
    </>
  );
}
