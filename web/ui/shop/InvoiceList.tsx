import { localDate } from '@wondercast/core/kernel/calendar';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { styled } from 'styled-components';
import { formatDayLong, formatInstant } from '../formats/format-date.ts';
import { usd } from '../formats/usd.ts';
import { Small, TextLink } from '../primitives/Text.tsx';

const List = styled.ul`
  font-size: 14px;
  line-height: 1.4;
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 9px 0;
    border-top: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
`;

type Document = Wire<'BookingInvoice'>;

interface InvoiceListProps {
  readonly documents: readonly Document[];
  /** Where a document is as a file. */
  readonly addressOf: (document: Document) => string;
}

const when = ({ issuedAt, dueOn }: Document): string =>
  [`Issued ${formatInstant(issuedAt)}`, dueOn && `due ${formatDayLong(localDate(dueOn))}`]
    .filter(Boolean)
    .join(', ');

/** Invoices and credit notes of a booking, each with its file. */
export function InvoiceList({ documents, addressOf }: InvoiceListProps) {
  if (documents.length === 0) return <Small as="p">No invoice has been issued yet.</Small>;
  return (
    <List>
      {documents.map((document) => (
        <li key={document.id}>
          <span>
            <TextLink href={addressOf(document)} download={`${document.number}.pdf`}>
              {`${document.kind === 'invoice' ? 'Invoice' : 'Credit note'} ${document.number}`}
            </TextLink>
            <Small as="span" style={{ display: 'block' }}>
              {when(document)}
            </Small>
          </span>
          <strong>{usd(document.kind === 'invoice' ? document.total : -document.total)}</strong>
        </li>
      ))}
    </List>
  );
}
