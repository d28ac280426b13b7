import { useQuery } from '@tanstack/react-query';
import { ledgerQuery } from '../../api/admin/booking-money.ts';
import { bookingInvoicesQuery, invoiceAddress, receiptAddress } from '../../api/booking/booking-invoices.ts';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Subheading } from '../../ui/primitives/Text.tsx';
import { InvoiceList } from '../../ui/shop/InvoiceList.tsx';

/** The documents of a booking. */
export function Invoices({ id }: { readonly id: number }) {
  const { data, isError, isFetching, refetch } = useQuery(bookingInvoicesQuery(id, null));
  const { data: ledger } = useQuery(ledgerQuery(id));
  return (
    <section style={{ marginTop: 26 }}>
      <Subheading style={{ marginBottom: 10 }}>Invoices and receipt</Subheading>
      {isError && (
        <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
          Failed to load the invoices
        </LoadFailure>
      )}
      {data && (
        <InvoiceList
          documents={data}
          receipt={ledger && ledger.received > 0 ? receiptAddress(id, null) : null}
          addressOf={(document, as) => invoiceAddress(id, document.id, { token: null, as })}
        />
      )}
    </section>
  );
}
