import { useMutation } from '@tanstack/react-query';
import CalendarOff from 'lucide-react/icons/calendar-off';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { removeAbsence } from '../../api/admin/hosts.ts';
import type { HostAwayWire, HostWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { dayWords, placeOf, spanClock, timeIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { SideHead, SideRow } from './host-look.ts';
import { NewAbsence } from './NewAbsence.tsx';
import { SessionsInTheWay } from './SessionsInTheWay.tsx';

type Absence = HostWire['absences'][number];

/** Such as `Apr 03 – 07, all day` or `Mar 24, 9 – 11:30 AM`. */
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

const GiveToOthers = lazy(() => import('../../forms/GiveToOthers.tsx'));

interface AbsencesProps {
  readonly host: HostWire;
  readonly onSession: (sessionId: string) => void;
}

/** A host's absences. Those that the host added are marked. */
export function Absences({ host, onSession }: AbsencesProps) {
  const [adds, setAdds] = useState(false);
  const [gives, setGives] = useState(false);
  const [clashes, setClashes] = useState<HostAwayWire['clashes']>([]);
  const remove = useMutation({
    ...removeAbsence,
    onSuccess: () => showToast('Time away removed'),
    onError: ({ message }) => showError(message, 'Not removed'),
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
      {clashes.length > 0 && (
        <Note tone="warn">
          <span>{`${host.name.split(' ')[0] ?? ''} still has ${counted(clashes.length, 'session')} in that time. Give ${clashes.length === 1 ? 'it' : 'them'} to others.`}</span>
          <SessionsInTheWay sessions={clashes} zone={zoneOf(host.zone)} onOpen={onSession} />
          <Button size="sm" style={{ marginTop: 10 }} aria-haspopup="dialog" onClick={() => setGives(true)}>
            Give all to others
          </Button>
        </Note>
      )}
      {gives && (
        <Suspense fallback={null}>
          <GiveToOthers
            hostId={host.id}
            onClose={() => {
              setGives(false);
              setClashes([]);
            }}
          />
        </Suspense>
      )}
      {adds && <NewAbsence host={host} onClose={() => setAdds(false)} onClashes={setClashes} />}
    </>
  );
}
