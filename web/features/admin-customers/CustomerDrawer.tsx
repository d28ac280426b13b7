import { useQuery } from '@tanstack/react-query';
import Merge from 'lucide-react/icons/merge';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useAddress } from '../../addresses/use-address.ts';
import { customerQuery } from '../../api/admin/customers.ts';
import { useMay } from '../../api/session/use-may.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { CustomerDetailsWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatInstant } from '../../ui/formats/format-date.ts';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { DrawerActions, DrawerScroll } from '../../ui/overlays/drawer-parts.ts';
import { useFocusAfter } from '../../ui/overlays/use-focus-after.ts';
import { Avatar } from '../../ui/primitives/Avatar.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { PanelTitle } from '../../ui/primitives/Text.tsx';
import { CustomerBookings } from './CustomerBookings.tsx';
import { CustomerHistory } from './CustomerHistory.tsx';
import { CustomerInvoices } from './CustomerInvoices.tsx';
import { CustomerMembers } from './CustomerMembers.tsx';
import { CustomerNotes } from './CustomerNotes.tsx';
import { Figures, Head, Section } from './customer-look.ts';
import { nameOf } from './customer-words.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { ResetFactor } from './ResetFactor.tsx';

function Facts({ customer }: { readonly customer: CustomerDetailsWire }) {
  const { bookings, spend, credit, firstBookedAt } = customer;
  return (
    <Section>
      <Figures>
        <div>
          <dt>Bookings</dt>
          <dd>{bookings}</dd>
        </div>
        <div>
          <dt>Spend</dt>
          <dd>{shownAmount(spend)}</dd>
        </div>
        <div>
          <dt>First booked</dt>
          <dd>{formatInstant(firstBookedAt)}</dd>
        </div>
      </Figures>
      {credit > 0 && (
        <div style={{ marginTop: 14 }}>
          <Note tone="warn">
            <b>{`${shownAmount(credit)} credit.`}</b> Paid beyond what is owed, and not given back yet.
          </Note>
        </div>
      )}
    </Section>
  );
}

interface ContentProps {
  readonly customer: CustomerDetailsWire;
  readonly onMerge: () => void;
}

function Content({ customer, onMerge }: ContentProps) {
  const [, change] = useAddress();
  const [mayBook, mayMerge] = [useMay('bookings:write'), useMay('customers:merge')];
  const mayReset = useMay('staff:write');
  return (
    <>
      <DrawerScroll>
        <Facts customer={customer} />
        <CustomerMembers customer={customer} />
        <CustomerNotes customer={customer} />
        <CustomerBookings customer={customer} />
        <CustomerInvoices invoices={customer.invoices} />
        <CustomerHistory entries={customer.history} />
        {mayReset && <ResetFactor customer={customer} />}
      </DrawerScroll>
      {(mayBook || mayMerge) && (
        <DrawerActions>
          {mayBook && (
            <Button
              onClick={() =>
                change({
                  tab: 'bookings',
                  bookFor: String(customer.id),
                  customer: null,
                  search: null,
                  sort: null,
                  cursor: null,
                })
              }
            >
              <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
              New booking
            </Button>
          )}
          {mayMerge && (
            <Button look="quiet" aria-haspopup="dialog" onClick={onMerge}>
              <Merge size={18} strokeWidth={1.75} aria-hidden="true" />
              Merge
            </Button>
          )}
        </DrawerActions>
      )}
    </>
  );
}

/** A drawer with everything known about a customer. */
export default function CustomerDrawer({ id }: { readonly id: number }) {
  const [, change] = useAddress();
  const { data, error, isFetching, refetch } = useQuery(customerQuery(id));
  const [merging, setMerging] = useState(false);
  // After a merge the customer's button has disappeared, so focus moves.
  useFocusAfter(merging, () => document.querySelector('[data-modal] [role="dialog"]'), 1);
  const name = data ? nameOf(data) : 'Customer';
  const isGone = error instanceof ApiError && error.status === 404;
  // When a refetch fails, the shown data stays, including what is being typed.
  const shown = isGone ? undefined : data;
  return (
    <Drawer
      isOpen
      side="right"
      wide
      title={name}
      mark={
        data && (
          <Head>
            <Avatar name={name} size={48} />
            <div>
              <PanelTitle>{name}</PanelTitle>
              <p>{[data.companyName, data.email, data.phoneNumber].filter(Boolean).join(' · ')}</p>
            </div>
          </Head>
        )
      }
      onClose={() => change({ customer: null })}
    >
      {error && (
        <Section>
          {isGone ? (
            <Note tone="warn">This customer has no booking any more.</Note>
          ) : (
            <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
              <b>Failed to load the customer</b>
              <span>{` ${error.message}`}</span>
            </LoadFailure>
          )}
        </Section>
      )}
      {shown && <Content key={shown.id} customer={shown} onMerge={() => setMerging(true)} />}
      {shown && merging && (
        <MergeDialog
          customer={shown}
          onClose={() => setMerging(false)}
          onMerged={(merged) => change({ customer: String(merged) }, { replace: true })}
        />
      )}
      {!data && !error && (
        <Section aria-busy="true">
          <Skeleton $height="68px" />
          <Skeleton $height="120px" $top="20px" />
          <Skeleton $height="200px" $top="20px" />
        </Section>
      )}
    </Drawer>
  );
}
