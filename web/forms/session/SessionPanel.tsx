import { useMutation, useQuery } from '@tanstack/react-query';
import {
  awaitsTime,
  countsAsDelivered,
  isAhead,
  isFinished,
  isSuggested,
  takesPlace,
} from '@wondercast/core/calendar/scheduling/session-states';
import { isAssigned } from '@wondercast/core/calendar/staffing/assignment-states';
import Link2 from 'lucide-react/icons/link-2';
import MicVocal from 'lucide-react/icons/mic-vocal';
import Send from 'lucide-react/icons/send';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { assignHost, candidatesQuery } from '../../api/admin/admin-sessions.ts';
import { useMay } from '../../api/session/use-may.ts';
import type { CandidateWire, SessionDetailWire } from '../../api/transport/wire.ts';
import { cancelledWords } from '../../ui/formats/cancelled-words.ts';
import { alsoIn, ownZone, spanIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { ReadOnly } from '../../ui/forms/ReadOnly.tsx';
import { useUnsaved } from '../../ui/forms/use-unsaved.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Needs } from '../../ui/shop/Needs.tsx';
import { CancelForm } from '../CancelForm.tsx';
import { AgreeDialog } from './AgreeDialog.tsx';
import { DeliverButton } from './DeliverButton.tsx';
import { DetailFields } from './DetailFields.tsx';
import { History } from './History.tsx';
import { HostChoice } from './HostChoice.tsx';
import { meantDay } from './meant-day.ts';
import { Preferences } from './Preferences.tsx';
import { Suggested } from './Suggested.tsx';
import { SuggestForm } from './SuggestForm.tsx';
import { Between, Section } from './session-look.ts';
import { showRefusal } from './show-refusal.ts';
import { firstOf } from './use-agree.ts';
import { useDetails } from './use-details.ts';
import { useSessionDelivery } from './use-session-delivery.ts';
import { useSuggestion } from './use-suggestion.ts';

interface SessionPanelProps {
  readonly session: SessionDetailWire;
  /** The container of its parts and buttons: a drawer or a page. */
  readonly Body: ComponentType<{ readonly children: ReactNode }>;
  readonly Actions: ComponentType<{ readonly children: ReactNode }>;
  /** Called when unsaved input appears or is gone. */
  readonly onUnsaved?: (unsaved: boolean) => void;
  /** Called instead of going back while there is unsaved input. By default the user is asked first. */
  readonly onBack?: () => void;
}

/** Everything the desk can do with one session. The first button of the footer is the next step. */
export function SessionPanel({ session, Body, Actions, onUnsaved, onBack }: SessionPanelProps) {
  const { id, startsAt, endsAt, missing } = session;
  const [may, mayCancel] = [useMay('sessions:write'), useMay('bookings:write')];
  const [agrees, setAgrees] = useState(false);
  const [cancels, setCancels] = useState(false);
  const [picked, setPicked] = useState<CandidateWire | null>(null);
  const link = useRef<HTMLDivElement>(null);
  const suggestion = useSuggestion(session);
  const details = useDetails(session);
  const unsaved = details.dirty || suggestion.dirty;
  const discard = () => {
    details.discard();
    suggestion.discard();
  };
  useUnsaved(unsaved, { discard, ...(onBack && { onBack }) });
  useEffect(() => {
    onUnsaved?.(unsaved);
    return () => onUnsaved?.(false);
  }, [unsaved, onUnsaved]);
  const isAgreed = isAhead(session);
  const needsTime = awaitsTime(session);
  const mayAsk = useMay('hosts:read');
  const { data: candidates } = useQuery({ ...candidatesQuery(id, null), enabled: isAgreed && mayAsk });
  const assign = useMutation({
    ...assignHost,
    onSuccess: ({ assignments }, { body }) => {
      const name = assignments.find(({ hostId }) => hostId === body.hostId)?.hostName ?? '';
      setPicked(null);
      showToast(
        body.ask === false ? `${name} leads it` : `${firstOf(name)} is asked`,
        session.experience?.title ?? null,
      );
    },
    onError: showRefusal('Not assigned'),
  });
  const delivery = useSessionDelivery(session, { isUndoable: true });
  const present = session.assignments.find(isAssigned);
  const needsHost = isAgreed && missing.includes('host');
  // While no host is assigned, the best candidate is preselected.
  const chosen = picked ?? (needsHost ? (candidates?.find(({ free }) => free) ?? null) : null);
  const over = endsAt !== null && Date.parse(endsAt) <= Date.now();
  const zone = zoneOf(session.zone);

  const give = (ask: boolean) => {
    if (chosen && !assign.isPending)
      assign.mutate({ id, body: { hostId: chosen.hostId, ask, instead: present?.id ?? null } });
  };

  const footer = () => {
    if (!may) return null;
    if (details.dirty)
      return (
        <>
          <Button pending={details.pending} onClick={details.save}>
            Save changes
          </Button>
          <Button look="quiet" onClick={details.discard}>
            Discard
          </Button>
        </>
      );
    if (needsTime)
      return (
        <>
          <Button pending={suggestion.pending} disabled={!suggestion.ready} onClick={suggestion.send}>
            {!suggestion.pending && <Send size={18} strokeWidth={1.75} aria-hidden="true" />}
            <span>
              {suggestion.count === 0
                ? `Send times to ${session.firstName}`
                : `Send ${suggestion.count === 1 ? '1 time' : `${suggestion.count} times`} to ${session.firstName}`}
            </span>
          </Button>
          <Button look="bare" style={{ marginLeft: 'auto' }} onClick={() => setAgrees(true)}>
            Agree any time
          </Button>
        </>
      );
    if (isAgreed && chosen)
      return (
        <>
          <Button pending={assign.isPending} onClick={() => give(true)}>
            {!assign.isPending && <MicVocal size={18} strokeWidth={1.75} aria-hidden="true" />}
            <span>{`Ask ${firstOf(chosen.name)}${present ? ' instead' : ''}`}</span>
          </Button>
          <Button look="quiet" disabled={assign.isPending} onClick={() => give(false)}>
            Assign without asking
          </Button>
        </>
      );
    if (isAgreed && over) return <DeliverButton delivery={delivery} />;
    if (isAgreed && missing.includes('link'))
      return (
        <Button
          onClick={() => {
            link.current?.scrollIntoView({ block: 'center' });
            link.current?.querySelector('input')?.focus({ preventScroll: true });
          }}
        >
          <Link2 size={18} strokeWidth={1.75} aria-hidden="true" />
          Add join link
        </Button>
      );
    if (countsAsDelivered(session))
      return (
        <Button look="quiet" pending={delivery.pending} onClick={delivery.takeBack}>
          Take delivery back
        </Button>
      );
    return null;
  };
  const actions = footer();
  const needs = [...session.addOns, ...session.requests];

  return (
    <>
      <Body>
        {needs.length > 0 && (
          <Section>
            <Needs needs={needs} />
          </Section>
        )}
        {startsAt !== null && endsAt !== null && (
          <Section aria-label="Time">
            <Between>
              <span>
                <b>{spanIn(startsAt, endsAt, zone)}</b>
                {alsoIn(startsAt, zone, ownZone()) && <small>{alsoIn(startsAt, zone, ownZone())}</small>}
              </span>
              {may && isAgreed && (
                <span>
                  <Button look="quiet" size="sm" onClick={() => setAgrees(true)}>
                    Move
                  </Button>
                </span>
              )}
            </Between>
          </Section>
        )}
        <ReadOnly what={may ? null : 'sessions'}>
          {needsTime && session.preferences.length > 0 && <Preferences session={session} />}
          {isSuggested(session) && <Suggested session={session} />}
          {may && needsTime && (
            <SuggestForm
              sessionId={id}
              firstName={session.firstName}
              opensAt={meantDay(session)}
              suggestion={suggestion}
            />
          )}
          {isAgreed && <HostChoice session={session} chosen={chosen} onChoose={setPicked} />}
          {takesPlace(session) && <DetailFields session={session} details={details} link={link} />}
        </ReadOnly>
        {session.cancellation && (
          <Section aria-label="Cancelled">
            <Note tone="info">{cancelledWords(session.cancellation)}</Note>
          </Section>
        )}
        {mayCancel && !isFinished(session) && (
          <Section aria-label="Cancel">
            <Button look="badline" size="sm" aria-haspopup="dialog" onClick={() => setCancels(true)}>
              Cancel session
            </Button>
          </Section>
        )}
        <History session={session} />
      </Body>
      {actions && <Actions>{actions}</Actions>}
      {cancels && (
        <CancelForm
          bookingId={session.bookingId}
          sessionId={id}
          name={session.experience?.title ?? session.bookingReference}
          onClose={() => setCancels(false)}
        />
      )}
      {agrees && <AgreeDialog session={session} onClose={() => setAgrees(false)} />}
    </>
  );
}
