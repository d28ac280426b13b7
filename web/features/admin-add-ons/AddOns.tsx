import { useQuery } from '@tanstack/react-query';
import PackagePlus from 'lucide-react/icons/package-plus';
import { adminAddOnsQuery, deleteAddOn } from '../../api/admin/add-ons.ts';
import type { AdminAddOnWire } from '../../api/transport/wire.ts';
import type { DeletionWords } from '../../forms/DeleteDialog.tsx';
import { RecordList } from '../../forms/RecordList.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { AddOnCard, Cards } from './AddOnCard.tsx';
import { AddOnForm } from './AddOnForm.tsx';

const DELETION: DeletionWords<AdminAddOnWire> = {
  mutation: deleteAddOn,
  textOf: ({ name }) =>
    `“${name}” can no longer be booked. Existing bookings keep it. This action cannot be undone.`,
};

/** The dashboard's tab of add-ons. */
export default function AddOns() {
  return (
    <RecordList
      title="Add-Ons"
      one="Add-On"
      query={useQuery(adminAddOnsQuery)}
      rows={4}
      empty={(add) => <EmptyState icon={PackagePlus} title="No add-ons found" action={add} />}
      nameOf={({ name }) => name}
      form={(props) => <AddOnForm {...props} />}
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
