import { isOutstanding } from '@wondercast/core/bookings/invoicing/document-state';
import { localDate } from '@wondercast/core/kernel/calendar';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { styled } from 'styled-components';
import { shownAmount } from '../formats/amount.ts';
import { formatDayLong, formatInstant } from '../formats/format-date.ts';
import { Small, TextLink } from '../primitives/Text.tsx';
import { DocumentBadge } from './DocumentBadge.tsx';

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

const End = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
`;

const Beside = styled(Small)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
`;

/** A less prominent link, because few people need it. */
const QuietLink = styled(TextLink)`
  color: inherit;
  font-weight: inherit;
`;

type Document = Wire<'BookingInvoice'>;

interface InvoiceListProps {
  readonly documents: readonly Document[];
  /** URL of the receipt; null before anything was paid. */
  readonly receipt: string | null;
  /** URL of a document's file. */
  readonly addressOf: (document: Document, as: 'pdf' | 'ubl') => string;
}

const when = ({ issuedAt, dueOn, state }: Document): string =>
  [
    `Issued ${formatInstant(issuedAt)}`,
    dueOn && isOutstanding({ state }) && `due ${formatDayLong(localDate(dueOn))}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Invoices and credit notes of a booking with their files. */
export function InvoiceList({ documents, receipt, addressOf }: InvoiceListProps) {
  if (documents.length === 0 && receipt === null)
    return <Small as="p">No invoice has been issued yet.</Small>;
  return (
    <List>
      {receipt !== null && (
        <li>
          <span>
            <TextLink href={receipt} download>
              Receipt
            </TextLink>
            <Small as="span" style={{ display: 'block' }}>
              All that was paid, and by what
            </Small>
          </span>
        </li>
      )}
      {documents.map((document) => (
        <li key={document.id}>
          <span>
            <TextLink href={addressOf(document, 'pdf')} download={`${document.number}.pdf`}>
              {`${document.kind === 'invoice' ? 'Invoice' : 'Credit note'} ${document.number}`}
            </TextLink>
            <Beside as="span">
              <span>{when(document)}</span>
              {document.xml && (
                <QuietLink
                  href={addressOf(document, document.xml)}
                  download={`${document.number}.xml`}
                  aria-label={`${document.number} as UBL (XML)`}
                >
                  UBL (XML)
                </QuietLink>
              )}
            </Beside>
          </span>
          <End>
            {document.kind === 'invoice' && <DocumentBadge state={document.state} />}
            <strong>{shownAmount(document.kind === 'invoice' ? document.total : -document.total)}</strong>
          </End>
        </li>
      ))}
    </List>
  );
}
