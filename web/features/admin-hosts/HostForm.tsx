import { useMay } from '../../api/session/use-may.ts';
import type { HostWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { placeWords, zoneOf } from '../../ui/formats/zone-moment.ts';
import { leaveTo } from '../../ui/forms/leaving.ts';
import { ReadOnly } from '../../ui/forms/ReadOnly.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Box, SaveBar } from '../../ui/primitives/form-box.ts';
import { AboutBox } from './AboutBox.tsx';
import { CanLead } from './CanLead.tsx';
import { HostAside } from './HostAside.tsx';
import { HostHead } from './HostHead.tsx';
import { HostNotes } from './HostNotes.tsx';
import { HoursEditor } from './HoursEditor.tsx';
import { Columns } from './host-look.ts';
import { hoursWords, minutesOf } from './hours-week.ts';
import { useHostForm } from './use-host-form.ts';

interface HostFormProps {
  /** null for a new one. */
  readonly host: HostWire | null;
  readonly onClose: () => void;
  readonly onCreated: (host: HostWire) => void;
  readonly onSchedule: () => void;
  readonly onSession: (sessionId: string) => void;
}

/** The form of one host: contact, hours, and experiences. */
export function HostForm({ host, onClose, onCreated, onSchedule, onSession }: HostFormProps) {
  const may = useMay('hosts:write');
  const form = useHostForm(host, { onClose, onCreated });
  const toSchedule = () => leaveTo(onSchedule);
  const { draft, set, pending, dirty, submit, element, changes } = form;
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <HostHead host={host} draft={draft} onLeave={form.leave} onSchedule={toSchedule} />
      <HostNotes form={form} zone={zoneOf(host?.zone ?? null)} onSession={onSession} />
      <ReadOnly what={may ? null : 'hosts'}>
        <Columns>
          <div>
            <AboutBox form={form} />
            <Box aria-label="Weekly hours">
              <h2>
                Weekly hours
                <small>{`in ${placeWords(draft.zone)} time, ${hoursWords(minutesOf(draft.hours))} a week`}</small>
              </h2>
              <HoursEditor hours={draft.hours} zone={draft.zone} onChange={(hours) => set({ hours })} />
            </Box>
            <Box aria-label="Can lead">
              <h2>
                Can lead
                <small>{counted(draft.experienceIds.length, 'experience')}</small>
              </h2>
              <CanLead chosen={draft.experienceIds} onChange={(experienceIds) => set({ experienceIds })} />
            </Box>
          </div>
          <HostAside host={host} form={form} onSchedule={toSchedule} onSession={onSession} />
        </Columns>
      </ReadOnly>
      {may && (
        <SaveBar>
          <Button type="submit" pending={pending} disabled={!dirty && host !== null}>
            {host ? 'Save Host' : 'Add Host'}
          </Button>
          {dirty && (
            <Button look="quiet" onClick={form.discard}>
              Discard
            </Button>
          )}
          <span>{changes === 0 ? 'Everything is saved' : `${counted(changes, 'change')} not saved`}</span>
        </SaveBar>
      )}
    </form>
  );
}
