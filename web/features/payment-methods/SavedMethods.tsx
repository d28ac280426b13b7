import { useQuery } from '@tanstack/react-query';
import CreditCard from 'lucide-react/icons/credit-card';
import { useState } from 'react';
import { paymentMethodsQuery } from '../../api/payment/payment-methods.ts';
import type { PaymentMethodWire } from '../../api/transport/wire.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { useKeptFocus } from '../../ui/primitives/use-kept-focus.ts';
import { MethodRow } from './MethodRow.tsx';
import { Rows } from './payment-look.ts';
import { useRemove, useSetDefault } from './use-payment-methods.ts';

function Listed({ methods }: { readonly methods: readonly PaymentMethodWire[] }) {
  const setDefault = useSetDefault();
  const remove = useRemove();
  const list = useKeptFocus<HTMLUListElement>(methods.length);
  const [asked, setAsked] = useState<number | null>(null);
  const drop = () => {
    if (asked !== null) remove.mutate(asked);
    setAsked(null);
  };
  return (
    <>
      <Rows ref={list} tabIndex={-1} aria-labelledby="saved-methods">
        {methods.map((method) => (
          <MethodRow
            key={method.id}
            method={method}
            onDefault={() => setDefault.mutate(method.id)}
            onRemove={() => setAsked(method.id)}
          />
        ))}
      </Rows>
      <ConfirmDialog
        isOpen={asked !== null}
        title="Remove payment method"
        text="Are you sure you want to remove this payment method?"
        keepLabel="Keep card"
        actLabel="Remove"
        pending={false}
        onKeep={() => setAsked(null)}
        onAct={drop}
      />
    </>
  );
}

/** The saved cards. */
export function SavedMethods() {
  const query = useQuery(paymentMethodsQuery);
  return (
    // The list has its own margin below the title; a failure message has none.
    <div style={{ marginTop: query.isError && !query.data ? 18 : 0 }}>
      <Loaded
        query={query}
        failed="Failed to load your payment methods. Please try again."
        skeleton={
          <Rows as="div" aria-busy="true">
            <Skeleton $height="78px" $radius="var(--r-md)" />
            <Skeleton $height="78px" $radius="var(--r-md)" />
          </Rows>
        }
        isEmpty={(methods) => methods.length === 0}
        empty={
          <EmptyState
            icon={CreditCard}
            titleAs="h3"
            title="No saved cards yet"
            text="Cards that you save are shown here."
          />
        }
      >
        {(methods) => <Listed methods={methods} />}
      </Loaded>
    </div>
  );
}
