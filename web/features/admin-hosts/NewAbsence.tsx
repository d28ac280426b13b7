import { useMutation } from '@tanstack/react-query';
import { absenceRule } from '@wondercast/core/calendar/staffing/rules';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { useId, useState } from 'react';
import { addAbsence } from '../../api/admin/hosts.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { HostAwayWire, HostWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { daysFrom, dayWords, instantAt, placeOf, placeWords, zoneOf } from '../../ui/formats/zone-moment.ts';
import { DayPicker } from '../../ui/forms/DayPicker.tsx';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Small, VisuallyHidden } from '../../ui/primitives/Text.tsx';
import { type TypedTime, ZonedTimeRow } from '../../ui/shop/ZonedTimeRow.tsx';

/** The kinds of absences: whole days in the host's zone, or certain times. */
const WAYS = ['Today', 'Until a day', 'Certain times'] as const;
type Way = (typeof WAYS)[number];

interface NewAbsenceProps {
  readonly host: HostWire;
  /** The initial choice. */
  readonly first?: Way;
  readonly onClose: () => void;
  /** Called when it was saved and these sessions are still assigned to the host in that time. */
  readonly onClashes: (clashes: HostAwayWire['clashes']) => void;
}

/** A form for a host's absence. */
export function NewAbsence({ host, first = 'Certain times', onClose, onClashes }: NewAbsenceProps) {
  const zone = zoneOf(host.zone);
  const today = placeOf(Date.now(), zone).day;
  const [way, setWay] = useState<Way>(first);
  const [lastDay, setLastDay] = useState<LocalDate | null>(today);
  const id = useId();
  const [from, setFrom] = useState<TypedTime>({ day: null, minute: 0, zone });
  const [to, setTo] = useState<TypedTime>({ day: null, minute: 1_440, zone });
  const [reason, setReason] = useState('');
  const at = ({ day, minute, zone: of }: TypedTime) =>
    day && minute !== null ? instantAt(day, minute, of) : null;
  const wholeDays = (last: LocalDate | null) =>
    [instantAt(today, 0, zone), last && instantAt(daysFrom(last, 1), 0, zone)] as const;
  const [start, end] =
    way === 'Certain times' ? [at(from), at(to)] : wholeDays(way === 'Today' ? today : lastDay);
  const { mutate, isPending, error } = useMutation({
    ...addAbsence,
    onSuccess: ({ clashes }) => {
      showToast(
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
        <div style={{ marginBottom: 16 }}>
          <Segmented label="When" options={WAYS} chosen={way} onChoose={(next) => setWay(next ?? way)} />
        </div>
        {way !== 'Certain times' && (
          <Small as="p" style={{ marginBottom: 10 }}>
            {`Whole days in ${placeWords(zone)}, from today, ${dayWords(today)}${
              way === 'Until a day' ? ', until and with:' : '.'
            }`}
          </Small>
        )}
        {way === 'Until a day' && (
          <>
            <VisuallyHidden id={`${id}-label`}>Last day away</VisuallyHidden>
            <DayPicker
              id={id}
              labelledBy={`${id}-label`}
              value={lastDay}
              first={today}
              placeholder="Last day"
              onChange={setLastDay}
            />
          </>
        )}
        {way === 'Certain times' && (
          <>
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
          </>
        )}
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
