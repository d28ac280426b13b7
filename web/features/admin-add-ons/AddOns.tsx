import { useQuery, useQueryClient } from '@tanstack/react-query';
import PackagePlus from 'lucide-react/icons/package-plus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { showHistory } from '../../addresses/history-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { adminAddOnsQuery, deleteAddOn } from '../../api/admin/add-ons.ts';
import type { AdminAddOnWire } from '../../api/transport/wire.ts';
import { DeleteDialog } from '../../ui/overlays/DeleteDialog.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Below, TabTop } from '../../ui/primitives/TabTop.tsx';
import { AddOnCard, Cards } from './AddOnCard.tsx';
import { AddOnForm } from './AddOnForm.tsx';

/** Extra paid items. */
export default function AddOns() {
  const client = useQueryClient();
  const [, change] = useAddress();
  const { data: addOns, isError, isFetching, refetch } = useQuery(adminAddOnsQuery);
  const [edited, setEdited] = useState<AdminAddOnWire | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<AdminAddOnWire | null>(null);
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
      Add Add-On
    </Button>
  );
  return (
    <>
      <TabTop title="Add-Ons">{add}</TabTop>
      <Below>
        {isError && (
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            Failed to load add-ons
          </LoadFailure>
        )}
        {!isError && !addOns && <TableSkeleton rows={4} label="Loading add-ons..." />}
        {!isError && addOns?.length === 0 && (
          <EmptyState icon={PackagePlus} title="No add-ons found" action={add} />
        )}
        {!isError && addOns && addOns.length > 0 && (
          <Cards>
            {addOns.map((addOn) => (
              <AddOnCard
                key={addOn.id}
                addOn={addOn}
                onEdit={() => setEdited(addOn)}
                onDelete={() => setToDelete(addOn)}
                onHistory={() =>
                  change(showHistory({ subject: 'add-on', subjectId: String(addOn.id), name: addOn.name }))
                }
              />
            ))}
          </Cards>
        )}
      </Below>
      {edited && <AddOnForm addOn={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <DeleteDialog
        subject={toDelete}
        title="Delete add-on"
        textOf={({ name }) =>
          `“${name}” can no longer be booked. Existing bookings keep it. This action cannot be undone.`
        }
        keepLabel="Keep add-on"
        actLabel="Delete add-on"
        onKeep={() => setToDelete(null)}
        onDelete={({ id }) => deleteAddOn(client, id)}
        onDeleted={() => say('Add-on has been deleted')}
        onFailed={() => sayError('Failed to delete add-on')}
      />
    </>
  );
}
