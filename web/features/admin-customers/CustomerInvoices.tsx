import { isOutstanding } from '@wondercast/core/bookings/invoicing/document-state';
import { localDate } from '@wondercast/core/kernel/calendar';
import { useMay } from '../../api/session/use-may.ts';
import { addressOf } from '../../api/transport/transport.ts';
import type { InvoiceDocumentWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatDayLong, formatInstant } from '../../ui/formats/format-date.ts';
import { Small, Subheading, TextLink } from '../../ui/primitives/Text.tsx';
import { DocumentBadge } from '../../ui/shop/DocumentBadge.tsx';
import { End, Entries, Section } from './customer-look.ts';
import { evidenceWords } from './evidence-words.ts';

/** The customer's documents with their states, newest first. */
export function CustomerInvoices({ invoices }: { readonly invoices: readonly InvoiceDocumentWire[] }) {
  const mayRead = useMay('invoices:read');
  return (
    <Section>
      <Subheading>Invoices</Subheading>
      {invoices.length === 0 && <Small as="p">No invoice has been issued yet.</Small>}
      <Entries>
        {invoices.map(({ id, number, kind, issuedAt, dueOn, total, state, bookingReference, evidence }) => (
          <li key={id}>
            <span>
              {mayRead ? (
                <TextLink
                  href={addressOf('/api/admin/invoices/{id}/pdf', { path: { id } })}
                  download={`${number}.pdf`}
                >
                  {number}
                </TextLink>
              ) : (
                <span>{number}</span>
              )}
              <small>
                {`${bookingReference} · issued ${formatInstant(issuedAt)}${
                  dueOn && isOutstanding({ state }) ? ` · due ${formatDayLong(localDate(dueOn))}` : ''
                }`}
              </small>
              {kind === 'invoice' && evidence && <small>{evidenceWords({ evidence })}</small>}
            </span>
            <End>
              <DocumentBadge state={state} />
              <strong>{shownAmount(kind === 'invoice' ? total : -total)}</strong>
            </End>
          </li>
        ))}
      </Entries>
    </Section>
  );
}
