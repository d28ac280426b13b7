import { useMutation } from '@tanstack/react-query';
import { isSuggested } from '@wondercast/core/calendar/scheduling/session-states';
import { isHold } from '@wondercast/core/calendar/staffing/assignment-states';
import { useState } from 'react';
import { withdrawSuggestions } from '../../api/admin/admin-sessions.ts';
import type { SessionDetailWire } from '../../api/transport/wire.ts';
import { alsoIn, momentIn, ownZone, sinceNow, zoneOf } from '../../ui/formats/zone-moment.ts';
import { AskDialog } from '../../ui/overlays/AskDialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { Place } from '../../ui/shop/ZonedTimeRow.tsx';
import { Pick, Section } from './session-look.ts';
import { showRefusal } from './show-refusal.ts';

/** The suggested times that wait for the customer's choice. */
export function Suggested({ session }: { readonly session: SessionDetailWire }) {
  const [asked, setAsked] = useState<SessionDetailWire | null>(null);
  const withdraw = useMutation({
    ...withdrawSuggestions,
    onSuccess: () => showToast('Suggestion taken back', 'Its links have ended.'),
    onError: showRefusal('Not taken back'),
    onSettled: () => setAsked(null),
  });
  const { suggestions } = session;
  if (!suggestions) return null;
  const { times, note, expired, expiresAt, holdHosts } = suggestions;
  return (
    <Section aria-label={`Suggested to ${session.firstName}`}>
      <h3>
        <span>{`Suggested to ${session.firstName}`}</span>
        <small>{`${expired ? 'expired' : 'expires'} ${sinceNow(expiresAt, ownZone())}`}</small>
      </h3>
      <ol>
        {times.map(({ startsAt, zone }, at) => {
          const other = alsoIn(startsAt, zoneOf(zone), ownZone());
          const held = session.assignments.find(
            (each) => isHold(each) && Date.parse(each.startsAt) === Date.parse(startsAt),
          );
          return (
            <Pick key={startsAt}>
              <Place aria-hidden="true">{at + 1}</Place>
              <span>
                <b>{momentIn(startsAt, zoneOf(zone))}</b>
                {other && <small>{other}</small>}
              </span>
              <span>{held && <Badge tone="info">{`${held.hostName} is held`}</Badge>}</span>
            </Pick>
          );
        })}
      </ol>
      {note && <Small as="p" style={{ marginTop: 10 }}>{`“${note}”`}</Small>}
      {isSuggested(session) && (
        <div style={{ marginTop: 12 }}>
          <Button look="line" size="sm" onClick={() => setAsked(session)}>
            Take back
          </Button>
        </div>
      )}
      <AskDialog
        subject={asked}
        title="Take the suggestion back?"
        textOf={({ firstName }) =>
          `The links in ${firstName}'s mail end at once.${holdHosts ? ' Hosts that are held for these times are free again.' : ''}`
        }
        keepLabel="Keep it"
        actLabel="Take back"
        pending={withdraw.isPending}
        onKeep={() => setAsked(null)}
        onAct={({ id }) => withdraw.mutate(id)}
      />
    </Section>
  );
}
