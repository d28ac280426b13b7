import { useQuery } from '@tanstack/react-query';
import { bookingInvoicesQuery, invoiceAddress, receiptAddress } from '../../api/booking/booking-invoices.ts';
import { bookingPaymentsQuery } from '../../api/booking/own-bookings.ts';
import { PanelTitle } from '../../ui/primitives/Text.tsx';
import { InvoiceList } from '../../ui/shop/InvoiceList.tsx';
import { Perforation, TicketPart } from '../../ui/shop/Ticket.tsx';

interface BookingInvoicesProps {
  readonly id: number;
  /** From the mailed link, if the visitor came by one. */
  readonly token: string | null;
}

/** Invoices and credit notes, if there are any. */
export function BookingInvoices({ id, token }: BookingInvoicesProps) {
  const { data = [] } = useQuery(bookingInvoicesQuery(id, token));
  const { data: payments } = useQuery(bookingPaymentsQuery(id, token));
  const receipt = payments && payments.received > 0 ? receiptAddress(id, token) : null;
  if (data.length === 0 && receipt === null) return null;
  return (
    <>
      <Perforation />
      <TicketPart>
        <PanelTitle style={{ marginBottom: 10 }}>Invoices and receipt</PanelTitle>
        <InvoiceList
          documents={data}
          receipt={receipt}
          addressOf={(document, as) => invoiceAddress(id, document.id, { token, as })}
        />
      </TicketPart>
    </>
  );
}
