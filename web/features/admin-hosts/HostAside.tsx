import type { HostWire } from '../../api/transport/wire.ts';
import { ImageDrop } from '../../ui/forms/ImageDrop.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { Absences } from './Absences.tsx';
import { ActiveBox } from './ActiveBox.tsx';
import { HostLink } from './HostLink.tsx';
import { LimitsBox } from './LimitsBox.tsx';
import { OwnCalendar } from './OwnCalendar.tsx';
import type { HostFormState } from './use-host-form.ts';

interface HostAsideProps {
  readonly host: HostWire | null;
  readonly form: HostFormState;
  readonly onSchedule: () => void;
  readonly onSession: (sessionId: string) => void;
}

/** Next to the form: limits, and for a saved host the actions with immediate effect. */
export function HostAside({ host, form, onSchedule, onSession }: HostAsideProps) {
  const { draft, set, field, errors, upload } = form;
  return (
    <div>
      <LimitsBox form={form} />
      {host && (
        <Box aria-label="Absences">
          <Absences host={host} onSession={onSession} />
        </Box>
      )}
      <Box aria-label="Own calendar">
        <h2>Own calendar</h2>
        <OwnCalendar host={host} field={field('feedUrl')} />
      </Box>
      {host && (
        <Box aria-label="Host page">
          <HostLink host={host} />
        </Box>
      )}
      {host && (
        <Box aria-label="Active">
          <ActiveBox
            host={host}
            active={draft.active}
            onChange={(active) => set({ active })}
            onShow={onSchedule}
          />
        </Box>
      )}
      <Box aria-label="Picture">
        <ImageDrop
          label="Picture"
          note="optional"
          hint="Square, up to 5 MB"
          kind="card"
          ratio="5 / 2"
          removable
          value={draft.pictureUrl}
          error={errors.pictureUrl ?? null}
          progress={upload.progress}
          onFile={(file) => void upload.upload(file)}
          onAddress={(pictureUrl) => set({ pictureUrl })}
        />
      </Box>
    </div>
  );
}
