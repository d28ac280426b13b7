import { useMutation, useQuery } from '@tanstack/react-query';
import { isAssigned } from '@wondercast/core/calendar/staffing/assignment-states';
import { localDate } from '@wondercast/core/kernel/calendar';
import { isTurnedAway } from '@wondercast/core/money/payment/entry-status';
import {
  assignHost,
  candidatesQuery,
  sessionQuery,
  setDelivered,
} from '../../../api/admin/admin-sessions.ts';
import { ledgerQuery } from '../../../api/admin/booking-money.ts';
import { useMay } from '../../../api/session/use-may.ts';
import type { AdminBookingWire, SessionWire } from '../../../api/transport/wire.ts';
import { firstStart } from '../../../forms/session/first-start.ts';
import { sayRefused } from '../../../forms/session/said.ts';
import { firstOf, useAgree } from '../../../forms/session/use-agree.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { formatDay } from '../../../ui/formats/format-day.ts';
import { usd } from '../../../ui/formats/usd.ts';
import {
  alsoIn,
  momentIn,
  nearDay,
  ownZone,
  placeOf,
  sinceNow,
  spanIn,
  zoneOf,
} from '../../../ui/formats/zone-moment.ts';
import { say } from '../../../ui/overlays/toasts.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import type { Elements } from '../../../ui/primitives/elements.ts';
import { isOverdue, nextStep } from './next-step.ts';
import { Next } from './page-look.ts';

interface StripProps {
  readonly label?: string;
  readonly tone: 'warn' | 'bad' | 'info';
  readonly title: string;
  readonly text: string;
  readonly children?: Elements;
}

function Strip({ label = 'Next step', tone, title, text, children }: StripProps) {
  return (
    <Next $tone={tone} aria-label={label}>
      <p>
        <b>{title}</b>
        <span>{` ${text}`}</span>
      </p>
      {children && <span>{children}</span>}
    </Next>
  );
}

interface OfSession {
  readonly session: SessionWire;
  readonly firstName: string;
  /** Shows all that can be done to it. */
  readonly onShow: () => void;
}

const titleOf = ({ experience }: SessionWire): string => experience?.title ?? 'Experience not found';

/** Agree on the time that the customer wants, and ask who is free then. */
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
      <Strip
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
      </Strip>
    );
  const also = alsoIn(wanted.startsAt, wanted.zone, ownZone());
  const who =
    candidates &&
    (free.length === 0
      ? 'No host is free then.'
      : `${counted(free.length, 'host is', 'hosts are')} free then.`);
  return (
    <Strip
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
    </Strip>
  );
}

/** A host, their answer, or the link. */
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
      say(`${firstOf(name)} is asked`, titleOf(session));
    },
    onError: sayRefused('Not assigned'),
  });
  if (!detail) return null;
  const { startsAt, endsAt, zone, missing } = detail;
  const when = startsAt && endsAt ? spanIn(startsAt, endsAt, zoneOf(zone)) : '';
  const what = `${titleOf(session)}, ${when}.`;
  if (needsHost) {
    const best = candidates?.find(({ free }) => free);
    const away = detail.assignments.find((each) => each.away);
    return (
      <Strip
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
      </Strip>
    );
  }
  if (missing.includes('answer') && present)
    return (
      <Strip
        tone="info"
        title={`${firstOf(present.hostName)} is to answer.`}
        text={`${what} ${present.hostName} was asked ${nearDay(present.askedAt, ownZone())}.`}
      >
        <Button look="quiet" onClick={onShow}>
          Show
        </Button>
      </Strip>
    );
  return (
    <Strip tone="warn" title="Next: add the join link." text={what}>
      {may && <Button onClick={onShow}>Add join link</Button>}
    </Strip>
  );
}

function OverStep({ session, onShow }: OfSession) {
  const may = useMay('sessions:write');
  const { data: detail } = useQuery(sessionQuery(session.id));
  const deliver = useMutation({
    ...setDelivered,
    onSuccess: () => say('Session delivered'),
    onError: sayRefused('Not changed'),
  });
  return (
    <Strip
      tone="info"
      title="Next: say that it took place."
      text={`${titleOf(session)} was ${session.startsAt ? nearDay(session.startsAt, ownZone()) : 'due'}.`}
    >
      {may && detail && (
        <>
          <Button
            pending={deliver.isPending}
            onClick={() =>
              deliver.mutate({ id: session.id, body: { delivered: true, version: detail.version } })
            }
          >
            Mark delivered
          </Button>
          <Button look="quiet" onClick={onShow}>
            Show
          </Button>
        </>
      )}
    </Strip>
  );
}

interface MoneyStepProps {
  readonly label?: string;
  readonly booking: AdminBookingWire;
  readonly isLate: boolean;
  readonly onResend: () => void;
}

/** What is open, since when, and why the card did not pay it. */
function MoneyStep({ booking, label = 'Next step', isLate, onResend }: MoneyStepProps) {
  const [maySend, mayRead] = [useMay('invoices:send'), useMay('payments:read')];
  const { data: ledger } = useQuery({ ...ledgerQuery(booking.id), enabled: mayRead });
  const { openAmount, invoice, mails, email } = booking;
  const declined = ledger?.entries.filter((entry) => entry.kind === 'intent' && isTurnedAway(entry)).at(-1);
  const sent = mails.find(({ kind }) => kind === 'invoice');
  const due = invoice?.dueOn ? formatDay(localDate(invoice.dueOn)) : null;
  const facts = [
    declined &&
      `A card was declined ${nearDay(declined.at, ownZone())}${declined.note ? `: ${declined.note}` : '.'}`,
    sent &&
      (sent.error === null
        ? `The invoice went to ${email} ${nearDay(sent.at, ownZone())}.`
        : `The invoice did not reach ${email}: ${sent.error}`),
    !invoice && 'No invoice has been issued yet.',
  ];
  return (
    <Strip
      label={label}
      tone={isLate || (sent && sent.error !== null) ? 'bad' : declined ? 'warn' : 'info'}
      title={`${usd(openAmount)} ${isLate ? 'overdue' : 'open'}${due ? `, ${isLate ? 'was due' : 'due'} ${due}` : ''}.`}
      text={facts.filter(Boolean).join(' ')}
    >
      {maySend && (
        <Button look={isLate || declined ? 'primary' : 'quiet'} aria-haspopup="dialog" onClick={onResend}>
          Send invoice and link again
        </Button>
      )}
    </Strip>
  );
}

const today = (): string => placeOf(Date.now(), ownZone()).day;

const stepOf = (booking: AdminBookingWire) => nextStep(booking, Date.now(), today());

/** Money that is open, where something else comes before it. */
export function OpenMoney({ booking, onResend }: Pick<MoneyStepProps, 'booking' | 'onResend'>) {
  if (booking.openAmount <= 0 || stepOf(booking)?.kind === 'money') return null;
  return (
    <MoneyStep
      booking={booking}
      label="What is open"
      isLate={isOverdue(booking, today())}
      onResend={onResend}
    />
  );
}

interface NextStepProps {
  readonly booking: AdminBookingWire;
  readonly onShow: (sessionId: string) => void;
  readonly onResend: () => void;
}

/** The first thing that is to be done for a booking, with its buttons; nothing where nothing is. */
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
    <Strip
      tone="info"
      title={`${booking.firstName} chooses.`}
      text={`${counted(suggestions?.times.length ?? 0, 'time')} suggested for ${titleOf(session)}${suggestions ? `; that ends ${sinceNow(suggestions.expiresAt, ownZone())}` : ''}.`}
    >
      <Button look="quiet" onClick={of.onShow}>
        Show
      </Button>
    </Strip>
  );
}
