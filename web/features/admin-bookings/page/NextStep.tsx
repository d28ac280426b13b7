import { useMutation, useQuery } from '@tanstack/react-query';
import { isAssigned } from '@wondercast/core/calendar/staffing/assignment-states';
import { assignHost, candidatesQuery, sessionQuery } from '../../../api/admin/admin-sessions.ts';
import { useMay } from '../../../api/session/use-may.ts';
import type { AdminBookingWire, SessionWire } from '../../../api/transport/wire.ts';
import { DeliverButton } from '../../../forms/session/DeliverButton.tsx';
import { firstStart } from '../../../forms/session/first-start.ts';
import { showRefusal } from '../../../forms/session/show-refusal.ts';
import { firstOf, useAgree } from '../../../forms/session/use-agree.ts';
import { useSessionDelivery } from '../../../forms/session/use-session-delivery.ts';
import { counted } from '../../../ui/formats/counted.ts';
import {
  alsoIn,
  momentIn,
  nearDay,
  ownZone,
  sinceNow,
  spanIn,
  zoneOf,
} from '../../../ui/formats/zone-moment.ts';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { MoneyStep, stepOf } from './MoneyStep.tsx';
import { StepStrip } from './StepStrip.tsx';

interface OfSession {
  readonly session: SessionWire;
  readonly firstName: string;
  /** Shows all actions for the session. */
  readonly onShow: () => void;
}

const titleOf = ({ experience }: SessionWire): string => experience?.title ?? 'Experience not found';

/** The step of agreeing on the customer's preferred time and asking a free host. */
function TimeStep({ session, firstName, onShow }: OfSession) {
  const [may, mayAsk] = [useMay('sessions:write'), useMay('hosts:read')];
  const { data: detail } = useQuery(sessionQuery(session.id));
  const first = firstStart(session.preferences);
  const wanted = first !== null && first.startsAt > Date.now() ? first : null;
  const { data: candidates } = useQuery({
    ...candidatesQuery(session.id, wanted && new Date(wanted.startsAt).toISOString()),
    enabled: mayAsk && wanted !== null,
  });
  const { pending, agree } = useAgree();
  const free = candidates?.filter((each) => each.free) ?? [];
  const [best] = free;
  const rule = wanted && detail?.rules[wanted.at];
  const title = titleOf(session);
  if (!wanted)
    return (
      <StepStrip
        tone="warn"
        title="Next: suggest times."
        text={
          session.suggestions?.expired
            ? `Those for ${title} have expired.`
            : first
              ? `The time that ${firstName} wanted for ${title} is past.`
              : `${firstName} has named no exact time for ${title}.`
        }
      >
        {may && <Button onClick={onShow}>Suggest times</Button>}
      </StepStrip>
    );
  const also = alsoIn(wanted.startsAt, wanted.zone, ownZone());
  const who =
    candidates &&
    (free.length === 0
      ? 'No host is free then.'
      : `${counted(free.length, 'host is', 'hosts are')} free then.`);
  return (
    <StepStrip
      tone="warn"
      title="Next: agree a time."
      text={[
        `${firstName} wants ${momentIn(wanted.startsAt, wanted.zone)}${also ? ` (${also})` : ''} for ${title}.`,
        who,
        rule && `Outside your rules: ${rule}`,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {may && (
        <>
          <Button
            pending={pending !== null}
            disabled={!detail}
            onClick={() => detail && agree({ session: detail, preference: wanted.at, host: best ?? null })}
          >
            {best ? `Agree, and ask ${firstOf(best.name)}` : 'Agree'}
          </Button>
          <Button look="quiet" onClick={onShow}>
            Other times
          </Button>
        </>
      )}
    </StepStrip>
  );
}

/** The step of finding a host, waiting for the host's answer, or adding the join link. */
function PrepareStep({ session, onShow }: OfSession) {
  const [may, mayAsk] = [useMay('sessions:write'), useMay('hosts:read')];
  const { data: detail } = useQuery(sessionQuery(session.id));
  const needsHost = detail?.missing.includes('host') ?? false;
  const { data: candidates } = useQuery({
    ...candidatesQuery(session.id, null),
    enabled: mayAsk && needsHost,
  });
  const present = detail?.assignments.find(isAssigned);
  const ask = useMutation({
    ...assignHost,
    onSuccess: (_answer, { body }) => {
      const name = candidates?.find(({ hostId }) => hostId === body.hostId)?.name ?? '';
      showToast(`${firstOf(name)} is asked`, titleOf(session));
    },
    onError: showRefusal('Not assigned'),
  });
  if (!detail) return null;
  const { startsAt, endsAt, zone, missing } = detail;
  const when = startsAt && endsAt ? spanIn(startsAt, endsAt, zoneOf(zone)) : '';
  const what = `${titleOf(session)}, ${when}.`;
  if (needsHost) {
    const best = candidates?.find(({ free }) => free);
    const away = detail.assignments.find((each) => each.away);
    return (
      <StepStrip
        tone={away ? 'bad' : 'warn'}
        title={away ? 'Next: find another host.' : 'Next: ask a host.'}
        text={[
          what,
          away && `${away.hostName} is away then.`,
          candidates && (best ? `${best.name} is free.` : 'No host is free then.'),
        ]
          .filter(Boolean)
          .join(' ')}
      >
        {may && (
          <>
            {best && (
              <Button
                pending={ask.isPending}
                onClick={() =>
                  ask.mutate({
                    id: session.id,
                    body: { hostId: best.hostId, ask: true, instead: present?.id ?? null },
                  })
                }
              >
                {`Ask ${firstOf(best.name)}`}
              </Button>
            )}
            <Button look={best ? 'quiet' : 'primary'} onClick={onShow}>
              {best ? 'Another host' : 'See hosts'}
            </Button>
          </>
        )}
      </StepStrip>
    );
  }
  if (missing.includes('answer') && present)
    return (
      <StepStrip
        tone="info"
        title={`${firstOf(present.hostName)} is to answer.`}
        text={`${what} ${present.hostName} was asked ${nearDay(present.askedAt, ownZone())}.`}
      >
        <Button look="quiet" onClick={onShow}>
          Show
        </Button>
      </StepStrip>
    );
  return (
    <StepStrip tone="warn" title="Next: add the join link." text={what}>
      {may && <Button onClick={onShow}>Add join link</Button>}
    </StepStrip>
  );
}

function OverStep({ session, onShow }: OfSession) {
  const may = useMay('sessions:write');
  const { data: detail } = useQuery(sessionQuery(session.id));
  const delivery = useSessionDelivery(detail, { isUndoable: false });
  return (
    <StepStrip
      tone="info"
      title="Next: say that it took place."
      text={`${titleOf(session)} was ${session.startsAt ? nearDay(session.startsAt, ownZone()) : 'due'}.`}
    >
      {may && detail && (
        <>
          <DeliverButton delivery={delivery} />
          <Button look="quiet" onClick={onShow}>
            Show
          </Button>
        </>
      )}
    </StepStrip>
  );
}

interface NextStepProps {
  readonly booking: AdminBookingWire;
  readonly onShow: (sessionId: string) => void;
  readonly onResend: () => void;
}

/** The next step of a booking with its buttons. Renders nothing when there is none. */
export function NextStep({ booking, onShow, onResend }: NextStepProps) {
  const mayRead = useMay('sessions:read');
  const step = stepOf(booking);
  if (!step) return null;
  if (step.kind === 'money') return <MoneyStep booking={booking} isLate={step.isLate} onResend={onResend} />;
  if (!mayRead) return null;
  const { session } = step;
  const of = { session, firstName: booking.firstName, onShow: () => onShow(session.id) };
  if (step.kind === 'time') return <TimeStep key={session.id} {...of} />;
  if (step.kind === 'prepare') return <PrepareStep key={session.id} {...of} />;
  if (step.kind === 'over') return <OverStep key={session.id} {...of} />;
  const { suggestions } = session;
  return (
    <StepStrip
      tone="info"
      title={`${booking.firstName} chooses.`}
      text={`${counted(suggestions?.times.length ?? 0, 'time')} suggested for ${titleOf(session)}${suggestions ? `; that ends ${sinceNow(suggestions.expiresAt, ownZone())}` : ''}.`}
    >
      <Button look="quiet" onClick={of.onShow}>
        Show
      </Button>
    </StepStrip>
  );
}
