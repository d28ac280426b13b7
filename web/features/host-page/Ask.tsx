import { useMutation } from '@tanstack/react-query';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import Check from 'lucide-react/icons/check';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question';
import { useEffect, useRef, useState } from 'react';
import { answerAsk } from '../../api/booking/host-page.ts';
import type { HostPageSessionWire, HostPageWire } from '../../api/transport/wire.ts';
import { spanIn, zoneName } from '../../ui/formats/zone-moment.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { FALLBACK_IMAGE } from '../../ui/primitives/image-sources.ts';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Soft } from '../../ui/primitives/Text.tsx';
import { useKeptButton } from '../../ui/primitives/use-kept-button.ts';
import { DeclineForm } from './DeclineForm.tsx';
import { AskShadow, AskTicket, Buttons, Facts } from './host-page-look.ts';
import { customerWords, peopleWords } from './host-words.ts';

interface AskProps {
  readonly token: string;
  readonly ask: HostPageSessionWire;
  readonly zone: Zone;
  readonly reasons: HostPageWire['declineReasons'];
}

/** Which button of the mail has led here. Opening the page answers nothing: `decline` opens the reasons, `accept` focuses Accept. */
const isOpenedTo = (answer: 'accept' | 'decline', assignmentId: number): boolean =>
  new URLSearchParams(location.search).get(answer) === String(assignmentId);

/** A request to lead a session: accepted with one press, declined with a reason. */
export function Ask({ token, ask, zone, reasons }: AskProps) {
  const [declining, setDeclining] = useState(() => isOpenedTo('decline', ask.assignmentId));
  const button = useKeptButton(declining);
  const ticket = useRef<HTMLElement>(null);
  const { assignmentId: id } = ask;
  useEffect(() => {
    const toAccept = isOpenedTo('accept', id);
    if (!toAccept && !isOpenedTo('decline', id)) return;
    ticket.current?.scrollIntoView({ block: 'center' });
    if (toAccept) ticket.current?.querySelector<HTMLElement>('[data-accept]')?.focus({ preventScroll: true });
  }, [id]);
  const { assignmentId, experience, startsAt, endsAt, selectedTier, addOns, guestNotes, notes, free } = ask;
  const title = experience?.title ?? 'A session';
  const { mutate: answer, isPending } = useMutation({
    ...answerAsk(token),
    onSuccess: (_, { body }) =>
      body.accept
        ? showToast('You lead this session', title)
        : showToast('Declined', 'The desk finds somebody else.'),
    // Withdrawn, moved or answered meanwhile; the mutation reads the page again.
    onError: (error) => showError(error.message, 'Not answered'),
  });
  const span = spanIn(startsAt, endsAt, zone);
  const heading = `ask-${assignmentId}`;
  return (
    <AskShadow>
      <AskTicket ref={ticket} aria-labelledby={heading}>
        <Picture
          src={experience?.imageUrl ?? FALLBACK_IMAGE}
          kind="card"
          sizes="(max-width: 719px) 100vw, 196px"
          priority
        />
        <div>
          <Badge tone="info">
            <MessageCircleQuestion size={16} strokeWidth={1.75} aria-hidden="true" />
            Can you take this one?
          </Badge>
          <h2 id={heading}>{title}</h2>
          <Facts>
            <div>
              <dt>When</dt>
              <dd>{span.slice(0, -zoneName(zone, startsAt).length - 1)}</dd>
            </div>
            <div>
              <dt>For</dt>
              <dd>{customerWords(ask)}</dd>
            </div>
            <div>
              <dt>People</dt>
              <dd>
                {peopleWords(ask) ?? `${selectedTier.charAt(0).toUpperCase()}${selectedTier.slice(1)} tier`}
              </dd>
            </div>
            {addOns.length > 0 && (
              <div>
                <dt>Added</dt>
                <dd>{addOns.join(', ')}</dd>
              </div>
            )}
          </Facts>
          {[notes, guestNotes].map(
            (text) =>
              text && (
                <Soft key={text} style={{ fontSize: 14, marginBottom: 8, whiteSpace: 'pre-line' }}>
                  {text}
                </Soft>
              ),
          )}
          <Soft style={{ fontSize: 14 }}>
            {free ? 'You are free then.' : 'Your own calendar is busy then. You can still take it.'}
          </Soft>
          {declining ? (
            <DeclineForm
              reasons={reasons}
              pending={isPending}
              onBack={() => setDeclining(false)}
              onDecline={(reason, note) =>
                answer({ assignmentId, body: { accept: false, reason, ...(note && { note }) } })
              }
            />
          ) : (
            <Buttons>
              <Button
                data-accept=""
                pending={isPending}
                onClick={() => answer({ assignmentId, body: { accept: true } })}
              >
                {!isPending && <Check size={20} strokeWidth={1.75} aria-hidden="true" />}
                <span>Accept</span>
              </Button>
              <Button ref={button} look="line" disabled={isPending} onClick={() => setDeclining(true)}>
                Decline
              </Button>
            </Buttons>
          )}
        </div>
      </AskTicket>
    </AskShadow>
  );
}
