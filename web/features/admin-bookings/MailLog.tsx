import type { AdminBookingWire } from '../../api/transport/wire.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Small, Subheading } from '../../ui/primitives/Text.tsx';
import { Entries } from './details-look.ts';

/** `booking-received` is Booking received. */
const kindWords = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');

/** What was mailed about a booking. */
export function MailLog({ mails }: { readonly mails: AdminBookingWire['mails'] }) {
  return (
    <section style={{ marginTop: 26 }}>
      <Subheading>Mails</Subheading>
      {mails.length === 0 && <Small as="p">Nothing has been sent yet.</Small>}
      <Entries>
        {mails.map(({ kind, state, attempts, error, at }) => (
          <li key={`${kind} ${at}`}>
            <span>
              {kindWords(kind)}
              <small>
                {formatMoment(at)}
                {attempts > 1 && ` · ${attempts} attempts`}
                {error !== null && ` · ${error}`}
              </small>
            </span>
            <Badge tone={state === 'sent' ? 'ok' : 'bad'}>{state === 'sent' ? 'Sent' : 'Failed'}</Badge>
          </li>
        ))}
      </Entries>
    </section>
  );
}
