import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import Coffee from 'lucide-react/icons/coffee';
import { lazy, type PointerEvent, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useMay } from '../../api/session/use-may.ts';
import type { AdminSessionWire, InboxWire } from '../../api/transport/wire.ts';
import { momentIn } from '../../ui/formats/zone-moment.ts';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Bar } from '../../ui/primitives/TabTop.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { useRemembered } from '../../ui/primitives/use-remembered.ts';
import type { Queue } from './desk-address.ts';
import { TrayCard } from './TrayCard.tsx';
import { listed, ORDERS, orderOf } from './waiting-list.ts';

const Row = styled.ul`
  display: flex;
  gap: 12px;
  margin: -4px -2px 16px;
  padding: 2px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  & > li {
    flex: 1 0 262px;
    max-width: 420px;
    scroll-snap-align: start;
  }
  @media (max-width: 719.98px) {
    flex-direction: column;
    & > li {
      flex: none;
      max-width: none;
    }
  }
`;

const Nothing = styled.div`
  margin: -4px 0 16px;
  padding: 4px 16px 20px;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
`;

const WaitingList = lazy(() => import('./WaitingList.tsx'));
const GiveToOthers = lazy(() => import('../../forms/GiveToOthers.tsx'));

const LOOKS = ['Cards', 'List'] as const;

interface TrayProps {
  readonly queue: Queue;
  readonly inbox: InboxWire;
  readonly zone: Zone;
  readonly now: number;
  readonly onOpen: (id: string) => void;
  readonly onAgree: (session: AdminSessionWire) => void;
  readonly onMove: (session: AdminSessionWire) => void;
  readonly onDrag: (event: PointerEvent, session: AdminSessionWire) => void;
  readonly onToday: () => void;
  readonly onDay: (day: LocalDate) => void;
}

/** The sessions of one queue, the most urgent first. */
export function Tray({
  queue,
  inbox,
  zone,
  now,
  onOpen,
  onAgree,
  onMove,
  onDrag,
  onToday,
  onDay,
}: TrayProps) {
  const { count, sessions: all } = inbox[queue];
  const isSought = queue === 'needsTime';
  const [search, setSearch] = useState('');
  const [kept, setOrder] = useRemembered('desk-order');
  const [look, setLook] = useRemembered('desk-tray');
  const order = orderOf(kept);
  const sessions = isSought ? listed(all, search, order) : all;
  const mayAssign = useMay('sessions:write');
  const [gives, setGives] = useState(false);
  const isList = isSought && look === 'list';
  const next = inbox.today.sessions.find(({ startsAt }) => startsAt !== null && Date.parse(startsAt) > now);
  if (all.length === 0 && !gives)
    return (
      <Nothing>
        <EmptyState
          icon={Coffee}
          title="Nothing waits for you"
          text={
            next?.startsAt
              ? `The next session is ${momentIn(next.startsAt, zone)}: ${next.experience?.title} for ${next.companyName ?? next.firstName}.`
              : 'No session is left for today.'
          }
          action={
            <Button look="line" onClick={onToday}>
              Show today
            </Button>
          }
        />
      </Nothing>
    );
  return (
    <>
      {queue === 'hostAway' && mayAssign && (
        <Button size="sm" style={{ marginBottom: 12 }} aria-haspopup="dialog" onClick={() => setGives(true)}>
          Give all to others
        </Button>
      )}
      {isSought && (
        <Bar style={{ marginTop: 0 }}>
          <SearchField
            label="Search customer, company, experience or reference"
            value={search}
            onSearch={setSearch}
          />
          <FilterSelect
            label="Order"
            all={ORDERS[0].label}
            options={ORDERS.slice(1)}
            chosen={order === 'wait' ? null : order}
            onChoose={(next) => setOrder(next ?? 'wait')}
          />
          <Segmented
            label="How it is shown"
            options={LOOKS}
            chosen={isList ? 'List' : 'Cards'}
            onChoose={(next) => setLook(next === 'List' ? 'list' : 'cards')}
          />
          {count > all.length && <Small>{`The first ${all.length} of ${count}`}</Small>}
        </Bar>
      )}
      {isList ? (
        <Suspense fallback={<TableSkeleton label="Loading the list..." />}>
          <WaitingList sessions={sessions} zone={zone} now={now} onSuggest={onOpen} onDay={onDay} />
        </Suspense>
      ) : (
        <Row>
          {sessions.map((session) => (
            <li key={session.id}>
              <TrayCard
                queue={queue}
                session={session}
                zone={zone}
                now={now}
                onOpen={() => onOpen(session.id)}
                onAgree={() => onAgree(session)}
                onMove={() => onMove(session)}
                onPointerDown={(event) => onDrag(event, session)}
              />
            </li>
          ))}
        </Row>
      )}
      {gives && (
        <Suspense fallback={null}>
          <GiveToOthers hostId={null} onClose={() => setGives(false)} />
        </Suspense>
      )}
    </>
  );
}
