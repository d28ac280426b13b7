import { useQuery, useQueryClient } from '@tanstack/react-query';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { showHistory } from '../../addresses/history-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { deleteCode, discountCodesQuery } from '../../api/admin/discount-codes.ts';
import type { DiscountCodeWire } from '../../api/transport/wire.ts';
import { DeleteDialog } from '../../ui/overlays/DeleteDialog.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Below, TabTop } from '../../ui/primitives/TabTop.tsx';
import { CodeForm } from './CodeForm.tsx';
import { CodeTable } from './CodeTable.tsx';

/** Codes that take something off. */
export default function DiscountCodes() {
  const client = useQueryClient();
  const [, change] = useAddress();
  const { data: codes, isError, isFetching, refetch } = useQuery(discountCodesQuery);
  const [edited, setEdited] = useState<DiscountCodeWire | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<DiscountCodeWire | null>(null);
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
      Add Discount Code
    </Button>
  );
  return (
    <>
      <TabTop title="Discount Codes">{add}</TabTop>
      <Below>
        {isError && (
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            Failed to load discount codes
          </LoadFailure>
        )}
        {!isError && !codes && <TableSkeleton rows={5} label="Loading discount codes..." />}
        {!isError && codes?.length === 0 && (
          <EmptyState
            icon={BadgePercent}
            title="No discount codes found. Create your first discount code!"
            action={add}
          />
        )}
        {!isError && codes && codes.length > 0 && (
          <CodeTable
            codes={codes}
            onEdit={setEdited}
            onDelete={setToDelete}
            onHistory={({ id, code }) =>
              change(showHistory({ subject: 'discount-code', subjectId: String(id), name: code }))
            }
          />
        )}
      </Below>
      {edited && <CodeForm code={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <DeleteDialog
        subject={toDelete}
        title="Delete discount code"
        textOf={({ code }) =>
          `${code} can no longer be used. Bookings made with it stay as they are. This action cannot be undone.`
        }
        keepLabel="Keep code"
        actLabel="Delete code"
        onKeep={() => setToDelete(null)}
        onDelete={({ id }) => deleteCode(client, id)}
        onDeleted={() => say('Discount code has been deleted')}
        onFailed={() => sayError('Failed to delete discount code')}
      />
    </>
  );
}
