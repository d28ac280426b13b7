import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ContactRound from 'lucide-react/icons/contact-round';
import { lazy, Suspense } from 'react';
import { type AddressChange, useAddress } from '../../addresses/use-address.ts';
import { usePages } from '../../addresses/use-pages.ts';
import {
  type CUSTOMER_SORTS,
  CUSTOMERS_PAGE_SIZE,
  customersPageQuery,
  customersShownOf,
} from '../../api/admin/customers.ts';
import { countedTo, rangeTo } from '../../ui/formats/counted-to.ts';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Pager } from '../../ui/primitives/Pager.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Bar, TabTop } from '../../ui/primitives/TabTop.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { CustomerTable } from './CustomerTable.tsx';

const CustomerDrawer = lazy(() => import('./CustomerDrawer.tsx'));

const SORTS: readonly { readonly value: (typeof CUSTOMER_SORTS)[number]; readonly label: string }[] = [
  { value: '-spend', label: 'Highest spend first' },
  { value: 'spend', label: 'Lowest spend first' },
  { value: 'lastBookedAt', label: 'Longest ago first' },
];

/** The list of customers, and a drawer for each. Both are part of the URL. */
export default function Customers() {
  const [parameters, change] = useAddress();
  const shown = customersShownOf(parameters);
  const query = useQuery({ ...customersPageQuery(shown), placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData } = query;
  const { page, onBack, onNext } = usePages(data?.next ?? null);
  const opened = Number(parameters.get('customer') ?? Number.NaN);
  const narrow = (next: AddressChange) => change({ ...next, cursor: null }, { replace: true });
  return (
    <>
      <TabTop title="Customers" text="Everybody who booked, by e-mail and company." />
      <Bar>
        <SearchField
          label="Search name, e-mail or company"
          value={shown.search ?? ''}
          onSearch={(search) => narrow({ search })}
        />
        <FilterSelect
          label="Order"
          all="Latest booking first"
          options={SORTS}
          chosen={shown.sort ?? null}
          onChoose={(sort) => narrow({ sort })}
        />
        {data && <Small role="status">{countedTo(data, 'customer')}</Small>}
      </Bar>
      <Loaded
        query={query}
        failed={
          <>
            <b>Failed to load customers</b>
            <span>{` ${error?.message ?? ''}`}</span>
          </>
        }
        skeleton={<TableSkeleton label="Loading customers..." />}
        isEmpty={({ total }) => total === 0}
        empty={
          shown.search ? (
            <EmptyState
              icon={ContactRound}
              title="No customers found"
              text="No name, e-mail or company matches this search."
              action={
                <Button look="line" onClick={() => narrow({ search: null })}>
                  Show all customers
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={ContactRound}
              title="No customers yet"
              text="Whoever books is listed here with their first booking."
            />
          )
        }
      >
        {({ items, ...count }) => (
          <>
            <CustomerTable
              customers={items}
              stale={isPlaceholderData}
              onOpen={(id) => change({ customer: String(id) })}
            />
            <Pager
              label="Pages of customers"
              words={rangeTo(page * CUSTOMERS_PAGE_SIZE, items.length, count)}
              onBack={onBack}
              onNext={onNext}
            />
          </>
        )}
      </Loaded>
      <Suspense fallback={null}>
        {Number.isSafeInteger(opened) && opened > 0 && <CustomerDrawer id={opened} />}
      </Suspense>
    </>
  );
}
