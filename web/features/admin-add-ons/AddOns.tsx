import { useQuery } from '@tanstack/react-query';
import PackagePlus from 'lucide-react/icons/package-plus';
import { adminAddOnsQuery, deleteAddOn } from '../../api/admin/add-ons.ts';
import type { AdminAddOnWire } from '../../api/transport/wire.ts';
import type { Deletion } from '../../forms/DeleteDialog.tsx';
import { RecordList } from '../../forms/RecordList.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { AddOnCard, Cards } from './AddOnCard.tsx';
import { AddOnForm } from './AddOnForm.tsx';

const DELETION: Deletion<AdminAddOnWire> = {
  mutation: deleteAddOn,
  title: 'Delete add-on',
  textOf: ({ name }) =>
    `“${name}” can no longer be booked. Existing bookings keep it. This action cannot be undone.`,
  keepLabel: 'Keep add-on',
  actLabel: 'Delete add-on',
  done: 'Add-on has been deleted',
  failed: 'Failed to delete add-on',
};

/** The dashboard's tab of add-ons. */
export default function AddOns() {
  return (
    <RecordList
      title="Add-Ons"
      addLabel="Add Add-On"
      query={useQuery(adminAddOnsQuery)}
      noun="add-ons"
      rows={4}
      empty={(add) => <EmptyState icon={PackagePlus} title="No add-ons found" action={add} />}
      historyOf={({ id, name }) => ({ subject: 'add-on', subjectId: String(id), name })}
      Form={AddOnForm}
      deletion={DELETION}
    >
      {(addOns, actions) => (
        <Cards>
          {addOns.map((addOn) => (
            <AddOnCard key={addOn.id} addOn={addOn} {...actions} />
          ))}
        </Cards>
      )}
    </RecordList>
  );
}
