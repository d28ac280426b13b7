import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { customersPageQuery, mergeCustomers } from '../../api/admin/customers.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { CustomerDetailsWire, CustomerWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { counted } from '../../ui/formats/counted.ts';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { nameOf } from './customer-words.ts';
import { MergeOutcome } from './MergeOutcome.tsx';

/** Maximum number of matches shown; a longer search text finds fewer. */
const FOUND = 4;

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-width: 0;
  margin: 14px 0 0;
  overflow-wrap: anywhere;
  padding: 0;
  border: 0;
`;

interface MergeDialogProps {
  /** The customer to be merged into another. */
  readonly customer: CustomerDetailsWire;
  readonly onClose: () => void;
  readonly onMerged: (id: number) => void;
}

const placeOf = ({ companyName, email }: Pick<CustomerWire, 'companyName' | 'email'>): string =>
  [companyName, email].filter(Boolean).join(' · ');

/** Finds the other customer, and shows both and the outcome before the merge. */
export function MergeDialog({ customer, onClose, onMerged }: MergeDialogProps) {
  const [search, setSearch] = useState('');
  const [into, setInto] = useState<CustomerWire | null>(null);
  const { data, isError, isFetching, refetch } = useQuery(
    customersPageQuery({ search: search || null }, FOUND + 1),
  );
  const merge = useMutation({
    ...mergeCustomers,
    onSuccess: ({ id }) => {
      onClose();
      showToast('Merged', 'Bookings are added up together. You can take them apart again.');
      onMerged(id);
    },
  });
  const { error } = merge;
  const others = (data?.items ?? []).filter(({ id }) => id !== customer.id).slice(0, FOUND);
  const send = () => {
    if (into) merge.mutate({ id: customer.id, into: into.id, version: customer.version });
  };
  return (
    <Dialog isOpen title={`Merge ${nameOf(customer)}`} width={640} onClose={onClose}>
      <DialogBody>
        <SearchField label="Search the other customer" value={search} onSearch={setSearch} />
        {isError && (
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            Failed to load customers
          </LoadFailure>
        )}
        <Choices aria-label="Merge into">
          {others.map((other) => (
            <ChoiceCard
              key={other.id}
              type="radio"
              name="into"
              title={nameOf(other)}
              text={placeOf(other)}
              end={counted(other.bookings, 'booking')}
              checked={into?.id === other.id}
              onChange={() => setInto(other)}
            />
          ))}
        </Choices>
        {data && others.length === 0 && <Small as="p">Nobody else is found.</Small>}
        {into && <MergeOutcome from={customer} into={into} />}
        {error && (
          <div style={{ marginTop: 16 }}>
            <Note tone="bad">{error instanceof ApiError ? error.message : 'Please try again.'}</Note>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose}>
          Keep both
        </Button>
        <Button disabled={!into} pending={merge.isPending} onClick={send}>
          {into ? `Merge, ${shownAmount(customer.spend + into.spend)} together` : 'Merge'}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
