import { isAssignedUnasked } from '@wondercast/core/calendar/staffing/assignment-states';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Clock from 'lucide-react/icons/clock';
import Link2 from 'lucide-react/icons/link-2';
import MicVocal from 'lucide-react/icons/mic-vocal';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import UsersRound from 'lucide-react/icons/users-round';
import X from 'lucide-react/icons/x';
import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { useMay } from '../../api/session/use-may.ts';
import { alsoIn, spanIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { popover } from '../../ui/primitives/popover-look.ts';
import { PanelTitle } from '../../ui/primitives/Text.tsx';
import { HostFace } from '../../ui/shop/HostFace.tsx';
import { ReadyRow } from '../../ui/shop/ReadyRow.tsx';
import { readyParts } from '../../ui/shop/ready-parts.ts';
import { SessionBadge } from '../../ui/shop/SessionBadge.tsx';
import type { Block } from './board-model.ts';
import type { Shown } from './desk-address.ts';
import { movableOf } from './movable.ts';

const Panel = styled(Popover)`
  ${popover}
  width: min(392px, calc(100vw - 24px));
  font-size: 14px;
  line-height: 1.4;
  & > section {
    outline: none;
  }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: 76px 1fr auto;
  gap: 14px;
  padding: 16px 10px 14px 16px;
  & img {
    display: block;
    width: 76px;
    height: 95px;
    border-radius: var(--r-sm);
    object-fit: cover;
  }
  & h2 {
    margin: 6px 0 2px;
  }
  & p {
    color: var(--text-2);
    font-size: 13.5px;
    font-variant-numeric: tabular-nums;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 10px 12px;
  margin: 0;
  padding: 0 16px 14px;
  font-variant-numeric: tabular-nums;
  & > dt {
    color: var(--text-3);
    line-height: 0;
    padding-top: 1px;
  }
  & > dd {
    margin: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    color: var(--text-3);
    & > b {
      font-weight: 600;
      color: var(--text);
    }
    & > small {
      flex-basis: 100%;
      font-size: 13px;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  gap: 8px;
  padding: 12px 16px 14px;
  & > :last-child:not(:only-child) {
    margin-left: auto;
  }
`;

const ANSWERS: Readonly<Record<string, string>> = {
  held: 'is held for this time',
  asked: 'was asked',
  accepted: 'accepted',
};

interface SessionPopoverProps {
  readonly block: Block;
  readonly shown: Shown;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onOpen: () => void;
  readonly onMove: () => void;
}

/** A session's summary, with what is missing as a button. */
export function SessionPopover({ block, shown, anchor, onClose, onOpen, onMove }: SessionPopoverProps) {
  const { session, startsAt, endsAt, assignment } = block;
  const { experience, missing } = session;
  const customer = alsoIn(startsAt, shown.zone, zoneOf(session.zone));
  const next = missing.includes('host')
    ? { label: 'Ask a host', Icon: UserRoundPlus }
    : missing.includes('link')
      ? { label: 'Add join link', Icon: Link2 }
      : null;
  const may = useMay('sessions:write');
  const shows = may && block.kind === 'agreed' && next !== null;
  return (
    <Panel
      isOpen
      onOpenChange={(open) => !open && onClose()}
      triggerRef={anchor}
      placement="right top"
      offset={10}
    >
      <Dialog aria-label={experience?.title ?? session.bookingReference}>
        <Top>
          {experience ? <Picture src={experience.imageUrl} kind="card" sizes="76px" /> : <span />}
          <div>
            <SessionBadge state={session.state} />
            <PanelTitle>{experience?.title ?? session.bookingReference}</PanelTitle>
            <p>{session.companyName ?? `${session.firstName} ${session.lastName}`}</p>
            <p>{`${session.bookingReference} · session ${session.line + 1}.${session.unit + 1}`}</p>
          </div>
          <IconButton small aria-label="Close" onClick={onClose}>
            <X size={18} strokeWidth={1.75} />
          </IconButton>
        </Top>
        <Facts>
          <dt>
            <Clock size={18} strokeWidth={1.75} aria-label="Time" />
          </dt>
          <dd>
            <b>{spanIn(startsAt, endsAt, shown.zone)}</b>
            {customer && <small>{`${customer}, for the customer`}</small>}
          </dd>
          <dt>
            <UsersRound size={18} strokeWidth={1.75} aria-label="People" />
          </dt>
          <dd>
            {session.headcount !== null && <b>{`${session.headcount} people`}</b>}
            <span>{`${session.headcount === null ? 'up to ' : 'of '}${session.seats} seats`}</span>
          </dd>
          <dt>
            <MicVocal size={18} strokeWidth={1.75} aria-label="Host" />
          </dt>
          <dd>
            {assignment ? (
              <>
                <HostFace name={assignment.hostName} pictureUrl={assignment.pictureUrl} size={22} />
                <b>{assignment.hostName}</b>
                <span>{` ${isAssignedUnasked(assignment) ? 'was assigned' : (ANSWERS[assignment.state] ?? '')}`}</span>
              </>
            ) : (
              'No host yet'
            )}
          </dd>
        </Facts>
        <ReadyRow parts={readyParts(session)} />
        <Foot>
          {shows && (
            <Button size="sm" onClick={onOpen}>
              <next.Icon size={17} strokeWidth={1.75} aria-hidden="true" />
              <span>{next.label}</span>
            </Button>
          )}
          {may && movableOf(block) && (
            <Button look="quiet" size="sm" onClick={onMove}>
              Move
            </Button>
          )}
          <Button look={shows ? 'bare' : 'quiet'} size="sm" onClick={onOpen}>
            Open
            <ArrowRight size={17} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Foot>
      </Dialog>
    </Panel>
  );
}
