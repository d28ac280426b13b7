import { customerRule } from '@wondercast/core/bookings/booking/rules';
import { CUSTOMER_LENGTHS } from '@wondercast/core/people/customer-lengths';
import { customerApi } from '../../api/admin/admin-bookings.ts';
import type { AdminBookingWire } from '../../api/transport/wire.ts';
import { RecordDialog, recordKind } from '../../forms/RecordDialog.tsx';
import { CUSTOMER_FIELDS, customerFieldNames } from '../../headless/customer-fields.ts';
import { FieldGrid } from '../../ui/forms/field-look.ts';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Note } from '../../ui/primitives/Note.tsx';

const draftOf = (booking: AdminBookingWire | null) => ({
  companyName: booking?.companyName ?? '',
  firstName: booking?.firstName ?? '',
  lastName: booking?.lastName ?? '',
  email: booking?.email ?? '',
  phoneNumber: booking?.phoneNumber ?? '',
  purchaseOrder: booking?.purchaseOrder ?? '',
  specialRequests: booking?.specialRequests ?? '',
});

type Draft = ReturnType<typeof draftOf>;

const CUSTOMER = recordKind({
  title: 'Customer',
  noun: 'customer',
  api: customerApi,
  rule: customerRule,
  draftOf,
  bodyOf: (draft: Draft) => draft,
  labels: {
    companyName: 'Company name',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phoneNumber: 'Phone number',
    purchaseOrder: 'Purchase order',
    specialRequests: 'Special requests',
  },
});

interface CustomerFormProps {
  readonly booking: AdminBookingWire;
  readonly onClose: () => void;
}

/** Corrects the customer of a booking. */
export function CustomerForm({ booking, onClose }: CustomerFormProps) {
  return (
    <RecordDialog kind={CUSTOMER} record={booking} title="Correct customer" width={640} onClose={onClose}>
      {({ draft, set, field, errors }) => (
        <FieldGrid>
          {customerFieldNames.map((name) => (
            <TextField key={name} {...CUSTOMER_FIELDS[name]} {...field(name)} />
          ))}
          <TextField
            wide
            {...field('purchaseOrder')}
            note="printed on the invoice"
            maxLength={CUSTOMER_LENGTHS.purchaseOrder}
          />
          <TextArea
            label="Special requests"
            note="also read by hosts"
            rows={3}
            maxLength={CUSTOMER_LENGTHS.specialRequests}
            value={draft.specialRequests}
            error={errors.specialRequests ?? null}
            onChange={({ target }) => set({ specialRequests: target.value })}
          />
          {draft.email.trim() !== booking.email && (
            <div style={{ gridColumn: '1 / -1' }} aria-live="polite">
              <Note tone="warn">{`The new address gets a mail with links of its own. Links that were mailed to ${booking.email} stop working at once.`}</Note>
            </div>
          )}
        </FieldGrid>
      )}
    </RecordDialog>
  );
}
