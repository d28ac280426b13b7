import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { HostPageSessionWire } from '../../api/transport/wire.ts';
import { dayWords, placeOf } from '../../ui/formats/zone-moment.ts';
import { Subheading } from '../../ui/primitives/Text.tsx';
import { RowLine } from './host-page-look.ts';
import { SidePanel } from './side-panel-look.ts';

interface PastSessionsProps {
  readonly sessions: readonly HostPageSessionWire[];
  readonly zone: Zone;
}

/** The last sessions that the host has led, the latest first. */
export function PastSessions({ sessions, zone }: PastSessionsProps) {
  if (sessions.length === 0) return null;
  return (
    <SidePanel aria-labelledby="past-sessions">
      <Subheading as="h2" id="past-sessions">
        Past sessions
      </Subheading>
      <ul>
        {sessions.map(({ assignmentId, experience, startsAt, companyName }) => (
          <RowLine key={assignmentId}>
            <span>
              <b>{experience?.title ?? 'Experience not found'}</b>
              <small>{[dayWords(placeOf(startsAt, zone).day), companyName].filter(Boolean).join(', ')}</small>
            </span>
          </RowLine>
        ))}
      </ul>
    </SidePanel>
  );
}
