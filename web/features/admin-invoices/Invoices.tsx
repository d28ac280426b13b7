import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useAddress } from '../../addresses/use-address.ts';
import { usePages } from '../../addresses/use-pages.ts';
import { INVOICES_PAGE_SIZE, invoicesPageQuery, invoicesShownOf } from '../../api/admin/invoices.ts';
import { counted, rangeOf } from '../../ui/formats/counted.ts';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Pager } from '../../ui/primitives/Pager.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Bar, TabTop } from '../../ui/primitives/TabTop.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

/** All documents that must be kept by law, including those of deleted bookings. The shown page is part of the URL. */
export default function Invoices() {
  const [parameters, change] = useAddress();
  const shown = invoicesShownOf(parameters);
  const query = useQuery({ ...invoicesPageQuery(shown), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  const { page, onBack, onNext } = usePages(data?.next ?? null);
  const find = (search: string | null) => change({ search, cursor: null }, { replace: true });
  return (
    <>
      <TabTop title="Invoices" text="Invoices and credit notes, kept also when their booking is deleted." />
      <Bar>
        <SearchField label="Number, or reference of a booking" value={shown.search ?? ''} onSearch={find} />
        {data && <Small role="status">{counted(data.total, 'document')}</Small>}
      </Bar>
      <Loaded
        query={query}
        failed="Failed to load invoices"
        skeleton={<TableSkeleton label="Loading invoices..." />}
        isEmpty={({ total }) => total === 0}
        empty={
          shown.search ? (
            <EmptyState
              icon={ReceiptText}
              title="No documents found"
              text="No document has this number, and no booking with documents this reference."
              action={
                <Button look="line" onClick={() => find(null)}>
                  Show all documents
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={ReceiptText}
              title="No invoices yet"
              text="The first is issued with the first booking."
            />
          )
        }
      >
        {({ items, total }) => (
          <>
            <InvoiceTable invoices={items} stale={isPlaceholderData} />
            <Pager
              label="Pages of invoices"
              words={rangeOf(page * INVOICES_PAGE_SIZE, items.length, total)}
              onBack={onBack}
              onNext={onNext}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
