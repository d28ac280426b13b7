import { awaitsTime, takesPlace } from '@wondercast/core/calendar/scheduling/session-states';
import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { useState } from 'react';
import type { AdminBookingWire } from '../../../api/transport/wire.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { Part, Sheet } from './page-look.ts';
import { SessionRow } from './SessionRow.tsx';

/** Sessions shown before the user asks for more. */
export const SESSIONS_SHOWN = 8;

/** `1 to agree, 1 cancelled`. */
const summary = (sessions: AdminBookingWire['sessions']): string => {
  const toAgree = sessions.filter(awaitsTime).length;
  const gone = sessions.filter((each) => !takesPlace(each)).length;
  const parts = [toAgree > 0 && `${toAgree} to agree`, gone > 0 && `${gone} cancelled`].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : counted(sessions.length, 'session');
};

interface PageSessionsProps {
  readonly booking: AdminBookingWire;
  /** Id of the expanded session; null for none. */
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** The sessions of a booking, of which one at a time is expanded. */
export function PageSessions({ booking: { sessions, items }, open, onOpen }: PageSessionsProps) {
  const [isAll, setAll] = useState(false);
  const shown = sessions.filter(({ id }, at) => isAll || at < SESSIONS_SHOWN || id === open);
  return (
    <Part aria-label="Sessions">
      <h2>
        Sessions
        <small>{summary(sessions)}</small>
      </h2>
      <Sheet as="ul">
        {shown.map((session) => {
          const tier = items[session.line]?.selectedTier;
          return (
            <SessionRow
              key={session.id}
              session={session}
              tier={tier ? tierLabel(tier) : null}
              isOpen={open === session.id}
              onOpen={(isOpen) => onOpen(isOpen ? session.id : null)}
            />
          );
        })}
      </Sheet>
      {shown.length < sessions.length && (
        <Button look="bare" size="sm" onClick={() => setAll(true)}>
          {`Show ${sessions.length - shown.length} more`}
        </Button>
      )}
    </Part>
  );
}
