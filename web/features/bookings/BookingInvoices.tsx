import { useQuery } from '@tanstack/react-query';
import { bookingInvoicesQuery, invoiceAddress } from '../../api/booking/booking-invoices.ts';
import { PanelTitle } from '../../ui/primitives/Text.tsx';
import { InvoiceList } from '../../ui/shop/InvoiceList.tsx';
import { Perforation, TicketPart } from '../../ui/shop/Ticket.tsx';

interface BookingInvoicesProps {
  readonly id: number;
  /** From the mailed link, where that is how one got here. */
  readonly token: string | null;
}

/** Invoices and credit notes, once there are any. */
export function BookingInvoices({ id, token }: BookingInvoicesProps) {
  const { data = [] } = useQuery(bookingInvoicesQuery(id, token));
  if (data.length === 0) return null;
  return (
    <>
      <Perforation />
      <TicketPart>
        <PanelTitle style={{ marginBottom: 10 }}>Invoices</PanelTitle>
        <InvoiceList documents={data} addressOf={(document) => invoiceAddress(id, document.id, token)} />
      </TicketPart>
    </>
  );
}
