import { isOutstanding } from '@wondercast/core/bookings/invoicing/document-state';
import { localDate } from '@wondercast/core/kernel/calendar';
import { bookingAddress } from '../../addresses/booking-address.ts';
import { addressOf } from '../../api/transport/transport.ts';
import type { InvoiceDocumentWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatDayLong, formatInstant } from '../../ui/formats/format-date.ts';
import { ColumnHeads } from '../../ui/primitives/ColumnHeads.tsx';
import { Link } from '../../ui/primitives/Link.tsx';
import { Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { TextLink } from '../../ui/primitives/Text.tsx';
import { DocumentBadge } from '../../ui/shop/DocumentBadge.tsx';

const COLUMNS = ['Number', 'Issued', 'Customer', 'Booking', 'Total', 'Status'] as const;

interface InvoiceTableProps {
  readonly invoices: readonly InvoiceDocumentWire[];
  /** Whether the previous page is shown while the next one is loading. */
  readonly stale: boolean;
}

/** Invoices and credit notes, each with its file and its booking. */
export function InvoiceTable({ invoices, stale }: InvoiceTableProps) {
  return (
    <TablePanel data-stale={stale ? '' : undefined}>
      <Table>
        <caption>Invoices</caption>
        <ColumnHeads columns={COLUMNS} />
        <tbody>
          {invoices.map((invoice) => {
            const { id, number, kind, issuedAt, dueOn, state, total } = invoice;
            return (
              <tr key={id}>
                <td>
                  <TextLink
                    href={addressOf('/api/admin/invoices/{id}/pdf', { path: { id } })}
                    download={`${number}.pdf`}
                    style={{ whiteSpace: 'nowrap' }}
                  >
                    {number}
                  </TextLink>
                </td>
                <td data-label="Issued">
                  <span>
                    <span>{formatInstant(issuedAt)}</span>
                    {dueOn && isOutstanding(invoice) && (
                      <small>{`due ${formatDayLong(localDate(dueOn))}`}</small>
                    )}
                  </span>
                </td>
                <td data-label="Customer">
                  <span>
                    <span>{invoice.customerName}</span>
                    {invoice.companyName && <small>{invoice.companyName}</small>}
                  </span>
                </td>
                <td data-label="Booking">
                  <TextLink as={Link} to={bookingAddress(invoice.bookingId)}>
                    {invoice.bookingReference}
                  </TextLink>
                </td>
                <td data-label="Total">
                  <span>{shownAmount(kind === 'invoice' ? total : -total)}</span>
                </td>
                <td data-label="Status">
                  <DocumentBadge state={state} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </TablePanel>
  );
}
