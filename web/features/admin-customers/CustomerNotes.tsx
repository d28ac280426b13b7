import { addCustomerNote, removeCustomerNote } from '../../api/admin/customers.ts';
import { useMay } from '../../api/session/use-may.ts';
import type { CustomerDetailsWire } from '../../api/transport/wire.ts';
import { StaffNotes } from '../../forms/StaffNotes.tsx';
import { Subheading } from '../../ui/primitives/Text.tsx';
import { Section } from './customer-look.ts';

/** Internal notes of the staff about a customer. */
export function CustomerNotes({ customer: { id, notes } }: { readonly customer: CustomerDetailsWire }) {
  const may = useMay('customers:write');
  return (
    <Section>
      <Subheading>Notes</Subheading>
      <StaffNotes id={id} notes={notes} add={addCustomerNote} remove={removeCustomerNote} may={may} />
    </Section>
  );
}
