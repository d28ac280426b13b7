import type { Customer } from '@wondercast/core/bookings/booking/booking';
import { CUSTOMER_LENGTHS } from '@wondercast/core/people/customer-lengths';
import { TextArea } from '../../ui/forms/TextArea.tsx';

interface SpecialRequestsProps {
  readonly customer: Customer;
  readonly error: string | null;
  readonly onChange: (change: Pick<Customer, 'specialRequests'>) => void;
}

/** Special requests as free text. */
export function SpecialRequests({ customer, error, onChange }: SpecialRequestsProps) {
  return (
    <TextArea
      label="Special requests"
      note="optional; allergies, access needs, an occasion"
      name="specialRequests"
      rows={2}
      maxLength={CUSTOMER_LENGTHS.specialRequests}
      value={customer.specialRequests ?? ''}
      error={error}
      onChange={({ target }) => onChange({ specialRequests: target.value || null })}
    />
  );
}
