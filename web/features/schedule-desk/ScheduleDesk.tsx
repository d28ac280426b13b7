import { useQuery } from '@tanstack/react-query';
import MicVocal from 'lucide-react/icons/mic-vocal';
import { useMemo, useRef, useState } from 'react';
import { showSession } from '../../addresses/session-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { inboxQuery, scheduleQuery } from '../../api/admin/schedule.ts';
import { useMay } from '../../api/session/use-may.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { useMedia } from '../../ui/primitives/use-media.ts';
import { BoardArea, type DragIn } from './BoardArea.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { type Block, lanesOf } from './board-model.ts';
import { DeskHead } from './DeskHead.tsx';
import { DropQuestion } from './DropQuestion.tsx';
import { shownOf } from './desk-address.ts';
import { InboxStrip } from './InboxStrip.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { type Movable, movableOf, movableSession } from './movable.ts';
import { PhoneList } from './PhoneList.tsx';
import { SessionPopover } from './SessionPopover.tsx';
import { Tray } from './Tray.tsx';
import { UnreadCalendars } from './UnreadCalendars.tsx';
import { useDrop } from './use-drop.ts';
import { useNow } from './use-now.ts';

const PHONE = '(max-width: 719.98px)';

/** The schedule: a board of a week or a day, with the inbox above it. */
export default function ScheduleDesk() {
  const [parameters, change] = useAddress();
  const now = useNow();
  const phone = useMedia(PHONE);
  const asked = shownOf(parameters, now);
  // On a phone it is always a week.
  const shown =
    phone && asked.view === 'Day'
      ? shownOf(new URLSearchParams([...parameters].filter(([name]) => name !== 'view')), now)
      : asked;
  const { zone, queue } = shown;
  const inbox = useQuery(inboxQuery);
  const schedule = useQuery(scheduleQuery(shown.from, shown.to, zone));
  const { data } = schedule;
  const lanes = useMemo(() => (data ? lanesOf(data, zone, now) : []), [data, zone, now]);
  const [open, setOpen] = useState<Block | null>(null);
  const [inDialog, setInDialog] = useState<Movable | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const dragIn = useRef<DragIn | null>(null);
  const drop = useDrop();
  const [may, mayAdd] = [useMay('sessions:write'), useMay('hosts:write')];
  const openSession = (id: string) => {
    setOpen(null);
    change(showSession(id));
  };

  return (
    <>
      <DeskHead shown={shown} now={now} onChange={change} />
      {inbox.isError && (
        <div style={{ margin: '18px 0 16px' }}>
          <LoadFailure pending={inbox.isFetching} onRetry={() => void inbox.refetch()}>
            {inbox.data ? 'Failed to refresh what waits' : 'Failed to load what waits'}
          </LoadFailure>
        </div>
      )}
      {(inbox.data || !inbox.isError) && (
        <InboxStrip
          inbox={inbox.data}
          open={queue}
          zone={zone}
          now={now}
          onOpen={(next) => change({ queue: next }, { replace: true })}
        />
      )}
      <UnreadCalendars unread={inbox.data?.unreadCalendars ?? []} />
      {queue && inbox.data && (
        <Tray
          queue={queue}
          inbox={inbox.data}
          zone={zone}
          now={now}
          onOpen={openSession}
          onAgree={(session) => {
            const movable = movableSession(session);
            if (movable) drop.drop({ movable, host: null, startsAt: movable.startsAt });
          }}
          onMove={(session) => setInDialog(movableSession(session))}
          onDrag={(event, session) => {
            const onControl = event.target instanceof Element && event.target.closest('button');
            if (may && !phone && !onControl) dragIn.current?.(event, movableSession(session));
          }}
          onDay={(day) => change({ day })}
          onToday={() => change({ day: null, queue: null })}
        />
      )}
      {schedule.isError && (
        <div style={{ marginBottom: 12 }}>
          <LoadFailure pending={schedule.isFetching} onRetry={() => void schedule.refetch()}>
            <b>Failed to load the schedule.</b> What you moved is saved.
          </LoadFailure>
        </div>
      )}
      {!data && !schedule.isError && <BoardSkeleton />}
      {data && data.hosts.length === 0 && (
        <div style={{ marginBottom: 12 }}>
          <Note
            tone="info"
            action={
              mayAdd && (
                <Button look="quiet" size="sm" onClick={() => change({ tab: 'hosts', host: 'new' })}>
                  <MicVocal size={16} strokeWidth={1.75} aria-hidden="true" />
                  Add Host
                </Button>
              )
            }
          >
            No hosts yet. With a host there is a lane to drop sessions into.
          </Note>
        </div>
      )}
      {data && phone && (
        <PhoneList
          lanes={lanes}
          shown={shown}
          now={now}
          onOpen={(block) => openSession(block.session.id)}
          onDay={(day) => change({ day }, { replace: true })}
        />
      )}
      {data && data.sessionsLeftOut > 0 && (
        <div style={{ margin: '0 0 16px' }}>
          <Note tone="warn">
            {`${data.sessionsLeftOut} later sessions of these days are not shown. Look at one day alone.`}
          </Note>
        </div>
      )}
      {data && !phone && (
        <BoardArea
          lanes={lanes}
          shown={shown}
          now={now}
          chosen={open?.key ?? null}
          stale={schedule.isPlaceholderData}
          covered={drop.asked !== null || inDialog !== null}
          dragIn={dragIn}
          onOpen={(block, element) => {
            anchor.current = element;
            setOpen(block);
          }}
          onDrop={drop.drop}
        />
      )}
      {open && !phone && (
        <SessionPopover
          block={open}
          shown={shown}
          anchor={anchor}
          onClose={() => setOpen(null)}
          onOpen={() => openSession(open.session.id)}
          onMove={() => {
            setInDialog(movableOf(open));
            setOpen(null);
          }}
        />
      )}
      {inDialog && (
        <MoveDialog
          key={inDialog.session.id}
          movable={inDialog}
          now={now}
          onClose={() => setInDialog(null)}
          onDrop={drop.drop}
        />
      )}
      <DropQuestion drop={drop} />
    </>
  );
}
