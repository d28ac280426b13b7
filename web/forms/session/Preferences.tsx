import { useMutation } from '@tanstack/react-query';
import { instantOf } from '@wondercast/core/calendar/scheduling/instant';
import { readZone } from '@wondercast/core/calendar/scheduling/zone';
import { localDate } from '@wondercast/core/kernel/calendar';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import { agreeSession } from '../../api/admin/admin-sessions.ts';
import type { SessionDetailWire } from '../../api/transport/wire.ts';
import { formatSlot } from '../../ui/formats/format-slot.ts';
import { alsoIn, momentIn, ownZone } from '../../ui/formats/zone-moment.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Place } from '../../ui/shop/ZonedTimeRow.tsx';
import { FreeHosts } from './FreeHosts.tsx';
import { Pick, Section } from './session-look.ts';
import { showRefusal } from './show-refusal.ts';

/** The customer's preferred times, each with what would happen at that time. */
export function Preferences({ session }: { readonly session: SessionDetailWire }) {
  const agree = useMutation({
    ...agreeSession,
    onSuccess: ({ startsAt, zone }) =>
      showToast(
        'Time agreed',
        startsAt
          ? `${momentIn(startsAt, readZone(zone ?? '') ?? 'UTC')}. ${session.firstName} gets a mail.`
          : null,
      ),
    onError: showRefusal('Not agreed'),
  });
  return (
    <Section aria-label={`Preferred by ${session.firstName}`}>
      <h3>
        <span>{`Preferred by ${session.firstName}`}</span>
        <small>the first is preferred most</small>
      </h3>
      <ol>
        {session.preferences.map((preference, at) => {
          const zone = preference.zone === null ? null : readZone(preference.zone);
          const slot = { ...preference, date: localDate(preference.date), zone };
          const start = instantOf(slot)?.getTime() ?? null;
          const rule = session.rules[at] ?? null;
          const other = start !== null && zone ? alsoIn(start, zone, ownZone()) : null;
          const past = start !== null && start <= Date.now();
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a preference is identified by its index
            <Pick key={at}>
              <Place aria-hidden="true">{at + 1}</Place>
              <span>
                <b>{start !== null && zone ? momentIn(start, zone) : formatSlot(slot)}</b>
                {other && <small>{other}</small>}
                {start === null && <small>Not an exact time: agree on one, or suggest times</small>}
                {rule && <small>{rule}</small>}
              </span>
              <span>
                {past && <Badge tone="flat">Past</Badge>}
                {!past && rule && (
                  <Badge tone="warn">
                    <CalendarX2 size={14} strokeWidth={1.75} aria-hidden="true" />
                    Outside your rules
                  </Badge>
                )}
                {!past && !rule && start !== null && <FreeHosts sessionId={session.id} startsAt={start} />}
                {start !== null && !past && (
                  <Button
                    look="quiet"
                    size="sm"
                    aria-label={`Agree on time ${at + 1}`}
                    pending={agree.isPending && agree.variables.body.preference === at}
                    onClick={() => {
                      if (!agree.isPending)
                        agree.mutate({ id: session.id, body: { preference: at, version: session.version } });
                    }}
                  >
                    Agree
                  </Button>
                )}
              </span>
            </Pick>
          );
        })}
      </ol>
    </Section>
  );
}
