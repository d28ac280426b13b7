import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { showHistory } from '../../../addresses/history-address.ts';
import { useAddress } from '../../../addresses/use-address.ts';
import { sessionsOfQuery } from '../../../api/admin/admin-sessions.ts';
import { auditQuery } from '../../../api/admin/audit.ts';
import { ledgerQuery } from '../../../api/admin/booking-money.ts';
import { useMay } from '../../../api/session/use-may.ts';
import type { AdminBookingWire } from '../../../api/transport/wire.ts';
import { actionWords } from '../../../forms/audit/audit-words.ts';
import { historyWords } from '../../../forms/session/history-words.ts';
import { shownAmount } from '../../../ui/formats/amount.ts';
import { nearDay, ownZone } from '../../../ui/formats/zone-moment.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { customerOf } from '../booking-words.ts';
import { entryName } from '../Money.tsx';
import { SESSIONS_SHOWN } from './PageSessions.tsx';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(74px, auto) minmax(0, 1fr);
  gap: 9px 14px;
  font-size: 14px;
  line-height: 1.4;
  & dt {
    color: var(--text-3);
    font-size: 13px;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

/** How many entries are shown at once. */
const SHOWN = 12;

interface Happened {
  readonly at: string;
  readonly words: string;
}

/** The history of a booking, its sessions and payments, newest first. */
export function PageTimeline({ booking }: { readonly booking: AdminBookingWire }) {
  const { id, createdAt, bookingReference, sessions } = booking;
  const [, change] = useAddress();
  const [mayAudit, maySessions, mayMoney] = [
    useMay('audit:read'),
    useMay('sessions:read'),
    useMay('payments:read'),
  ];
  const ids = sessions.slice(0, SESSIONS_SHOWN).map((each) => each.id);
  const { data: details = [] } = useQuery({ ...sessionsOfQuery(ids), enabled: maySessions });
  const { data: ledger } = useQuery({ ...ledgerQuery(id), enabled: mayMoney });
  const { data: audit } = useQuery({
    ...auditQuery({ subject: 'booking', subjectId: String(id), cursor: null }),
    enabled: mayAudit,
  });
  const all: readonly Happened[] = [
    { at: createdAt, words: `${customerOf(booking)} booked` },
    ...(ledger?.entries ?? []).map((entry) => ({
      at: entry.at,
      words: `${entryName(entry)}, ${shownAmount(entry.amount)}`,
    })),
    ...details.flatMap((session) =>
      session.history.map((event) => {
        const of = sessions.length > 1 ? ` (${session.experience?.title ?? bookingReference})` : '';
        return { at: event.at, words: `${event.actor} ${historyWords(event, session).words}${of}` };
      }),
    ),
    ...(audit?.items ?? []).map(({ at, actor, action }) => ({
      at,
      words: `${actor.name} ${actionWords(action)}`,
    })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <>
      <List>
        {all.slice(0, SHOWN).map(({ at, words }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of entries never changes
          <Fragment key={place}>
            <dt>{nearDay(at, ownZone())}</dt>
            <dd>{words}</dd>
          </Fragment>
        ))}
      </List>
      {mayAudit && (
        <Button
          look="quiet"
          size="sm"
          style={{ marginTop: 14 }}
          aria-haspopup="dialog"
          onClick={() =>
            change(showHistory({ subject: 'booking', subjectId: String(id), name: bookingReference }))
          }
        >
          What was changed
        </Button>
      )}
    </>
  );
}
