import { useQuery } from '@tanstack/react-query';
import BadgePercent from 'lucide-react/icons/badge-percent';
import { deleteCode, discountCodesQuery } from '../../api/admin/discount-codes.ts';
import type { DiscountCodeWire } from '../../api/transport/wire.ts';
import type { DeletionWords } from '../../forms/DeleteDialog.tsx';
import { RecordList } from '../../forms/RecordList.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { CodeForm } from './CodeForm.tsx';
import { CodeTable } from './CodeTable.tsx';

const DELETION: DeletionWords<DiscountCodeWire> = {
  mutation: deleteCode,
  textOf: ({ code }) =>
    `${code} can no longer be used. Bookings made with it stay as they are. This action cannot be undone.`,
  keepLabel: 'Keep code',
  actLabel: 'Delete code',
};

/** The dashboard's tab of discount codes. */
export default function DiscountCodes() {
  return (
    <RecordList
      title="Discount Codes"
      one="Discount Code"
      query={useQuery(discountCodesQuery)}
      rows={5}
      empty={(add) => (
        <EmptyState
          icon={BadgePercent}
          title="No discount codes found. Create your first discount code!"
          action={add}
        />
      )}
      nameOf={({ code }) => code}
      form={(props) => <CodeForm {...props} />}
      deletion={DELETION}
    >
      {(codes, actions) => <CodeTable codes={codes} {...actions} />}
    </RecordList>
  );
}
