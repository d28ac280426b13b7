import { lazy, Suspense, useState } from 'react';
import { resendMail } from '../../api/admin/admin-bookings.ts';
import type { AdminBookingWire } from '../../api/transport/wire.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Small, Subheading } from '../../ui/primitives/Text.tsx';
import { Entries, MailActions } from './details-look.ts';
import { useBookingAction } from './use-booking-action.ts';

const MailText = lazy(() => import('./MailText.tsx'));

/** Such as "Booking received" for `booking-received`. */
const kindWords = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');

const STATES = {
  sent: { tone: 'ok', word: 'Sent' },
  failed: { tone: 'bad', word: 'Failed' },
  'kept-back': { tone: 'flat', word: 'Kept back' },
} as const;

/** The send log of a booking: recipients, states and texts of its mails. */
export function MailLog({ booking: { id, mails } }: { readonly booking: AdminBookingWire }) {
  const [reading, setReading] = useState<string | null>(null);
  const { mutate, isPending, variables } = useBookingAction(resendMail, {
    done: 'Mail sent',
    failed: 'Failed to send the mail',
  });
  return (
    <section aria-label="Mails" style={{ marginTop: 26 }}>
      <Subheading>Mails</Subheading>
      {mails.length === 0 && <Small as="p">Nothing has been sent yet.</Small>}
      <Entries>
        {mails.map(({ messageId, kind, state, attempts, error, at, recipient, resendable }) => (
          <li key={messageId}>
            <span>
              <span>{kindWords(kind)}</span>
              <small>
                {`${recipient === null ? '' : `${recipient} · `}${formatMoment(at)}${attempts > 1 ? ` · ${attempts} attempts` : ''}${error !== null ? ` · ${error}` : ''}`}
              </small>
            </span>
            <MailActions>
              {recipient !== null && (
                <Button
                  look="quiet"
                  size="sm"
                  aria-haspopup="dialog"
                  aria-label={`Read: ${kindWords(kind)}, ${formatMoment(at)}`}
                  onClick={() => setReading(messageId)}
                >
                  Read
                </Button>
              )}
              {resendable && (
                <Button
                  look="quiet"
                  size="sm"
                  aria-label={`Send again: ${kindWords(kind)}, ${formatMoment(at)}`}
                  disabled={isPending}
                  pending={isPending && variables.messageId === messageId}
                  onClick={() => mutate({ id, messageId })}
                >
                  Send again
                </Button>
              )}
              <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
            </MailActions>
          </li>
        ))}
      </Entries>
      {reading !== null && (
        <Suspense fallback={null}>
          <MailText bookingId={id} messageId={reading} onClose={() => setReading(null)} />
        </Suspense>
      )}
    </section>
  );
}
