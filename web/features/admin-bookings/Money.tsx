import { useQuery } from '@tanstack/react-query';
import { cardInWords } from '@wondercast/core/money/payment/card-used';
import { hasMoved, isTurnedAway } from '@wondercast/core/money/payment/entry-status';
import { useState } from 'react';
import { ledgerQuery } from '../../api/admin/booking-money.ts';
import { useMay } from '../../api/session/use-may.ts';
import type { AdminBookingWire, BookingLedgerWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Small, Subheading } from '../../ui/primitives/Text.tsx';

import { PayLinkDialog } from './BookingDialogs.tsx';
import { Entries, Row } from './details-look.ts';
import { PaymentForm, RefundForm } from './MoneyForms.tsx';

type Entry = BookingLedgerWire['entries'][number];

const KINDS: Readonly<Record<Entry['kind'], string>> = {
  intent: 'Card payment opened',
  charge: 'Card payment',
  refund: 'Refund',
  dispute: 'Dispute',
  offline: 'Other payment',
};

/** The name of a ledger entry. */
export const entryName = (entry: Entry): string => {
  const { kind, status } = entry;
  if (kind === 'intent' && isTurnedAway(entry)) return 'Declined card payment';
  return hasMoved(entry) ? KINDS[kind] : `${KINDS[kind]} (${status})`;
};

function EntryLine({ entry }: { readonly entry: Entry }) {
  const { at, kind, amount, note, actor, providerId, card } = entry;
  const more = [formatMoment(at), card && cardInWords(card), actor, note, providerId].filter(
    (each) => each !== null,
  );
  return (
    <li>
      <span>
        <span>{entryName(entry)}</span>
        <small>{more.join(' · ')}</small>
      </span>
      <strong>{shownAmount(kind === 'refund' ? -Math.abs(amount) : amount)}</strong>
    </li>
  );
}

/** The ledger of a booking, with actions. */
export function Money({ booking }: { readonly booking: AdminBookingWire }) {
  const { data: ledger, isError, isFetching, refetch } = useQuery(ledgerQuery(booking.id));
  const [asked, setAsked] = useState<'refund' | 'payment' | 'link' | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const may = useMay('payments:write');
  return (
    <section>
      <Subheading>Payments</Subheading>
      {isError && (
        <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
          Failed to load the payments
        </LoadFailure>
      )}
      {!isError && !ledger && <Skeleton $height="64px" aria-busy="true" />}
      {ledger && (
        <>
          <Small as="p">
            {`${shownAmount(ledger.received)} received · ${shownAmount(ledger.refunded)} refunded · ${shownAmount(ledger.open)} open`}
          </Small>
          <Entries>
            {ledger.entries.map((entry) => (
              <EntryLine key={entry.id} entry={entry} />
            ))}
          </Entries>
          <Row>
            {may && ledger.refundable > 0 && (
              <Button look="badline" size="sm" onClick={() => setAsked('refund')}>
                Refund
              </Button>
            )}
            {may && ledger.open > 0 && (
              <>
                <Button look="quiet" size="sm" onClick={() => setAsked('payment')}>
                  Record payment
                </Button>
                <Button look="quiet" size="sm" onClick={() => setAsked('link')}>
                  New payment link
                </Button>
              </>
            )}
          </Row>
          {link !== null && (
            <div style={{ marginTop: 14 }}>
              <TextField
                label="Payment link"
                readOnly
                value={link}
                hint="Shown only once. Earlier links no longer work."
                onFocus={({ target }) => target.select()}
              />
            </div>
          )}
          <PayLinkDialog
            booking={asked === 'link' ? booking : null}
            onClose={() => setAsked(null)}
            onMade={setLink}
          />
          {asked === 'refund' && <RefundForm ledger={ledger} onClose={() => setAsked(null)} />}
          {asked === 'payment' && <PaymentForm ledger={ledger} onClose={() => setAsked(null)} />}
        </>
      )}
    </section>
  );
}
