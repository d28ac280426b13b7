import { useMutation } from '@tanstack/react-query';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import Clock3 from 'lucide-react/icons/clock-3';
import Plane from 'lucide-react/icons/plane';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { removeAbsence } from '../../api/booking/host-page.ts';
import type { HostPageWire } from '../../api/transport/wire.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { Soft, Subheading } from '../../ui/primitives/Text.tsx';
import { useKeptButton } from '../../ui/primitives/use-kept-button.ts';
import { useKeptFocus } from '../../ui/primitives/use-kept-focus.ts';
import { AbsenceForm } from './AbsenceForm.tsx';
import type { Span } from './absence-draft.ts';
import { absenceWords } from './absence-words.ts';
import { RowLine } from './host-page-look.ts';
import { SidePanel } from './side-panel-look.ts';

interface AbsencesProps {
  readonly token: string;
  readonly absences: HostPageWire['absences'];
  /** Sessions that the host is asked for or leads. */
  readonly led: readonly Span[];
  readonly zone: Zone;
}

/** The host's absences. The host can add and remove their own, but not those entered by the desk. */
export function Absences({ token, absences, led, zone }: AbsencesProps) {
  const [adding, setAdding] = useState(false);
  const button = useKeptButton(adding);
  const list = useKeptFocus<HTMLUListElement>(absences.length);
  const { mutate: remove, isPending } = useMutation({
    ...removeAbsence(token),
    onSuccess: () => showToast('Removed', 'You can be asked for that time again.'),
    onError: (error) => showError(error.message, 'Not removed'),
  });
  return (
    <SidePanel aria-labelledby="absences">
      <header>
        <Subheading as="h2" id="absences">
          Away
        </Subheading>
        {!adding && (
          <Button
            ref={button}
            look="quiet"
            size="sm"
            aria-label="Add a time away"
            onClick={() => setAdding(true)}
          >
            <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
            Add
          </Button>
        )}
      </header>
      {adding && <AbsenceForm token={token} led={led} zone={zone} onDone={() => setAdding(false)} />}
      {absences.length === 0 && !adding && (
        <Soft style={{ fontSize: 14 }}>Say when you cannot lead a session, and nobody asks you then.</Soft>
      )}
      <ul ref={list} tabIndex={-1} aria-labelledby="absences">
        {absences.map((absence) => {
          const { when, isWholeDays } = absenceWords(absence, zone);
          const Icon = isWholeDays ? Plane : Clock3;
          const below = [isWholeDays && 'all day', absence.reason, !absence.byHost && 'entered by the desk'];
          return (
            <RowLine key={absence.id}>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              <span>
                <b>{when}</b>
                <small>{below.filter(Boolean).join(', ')}</small>
              </span>
              {absence.byHost && (
                <IconButton
                  small
                  danger
                  aria-label={`Remove ${when}`}
                  disabled={isPending}
                  onClick={() => remove(absence.id)}
                >
                  <Trash2 size={18} strokeWidth={1.75} />
                </IconButton>
              )}
            </RowLine>
          );
        })}
      </ul>
    </SidePanel>
  );
}
