import type { Customer } from '@wondercast/core/bookings/booking/booking';
import { CUSTOMER_LENGTHS } from '@wondercast/core/people/customer-lengths';
import { useState } from 'react';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';

interface PurchaseOrderProps {
  readonly customer: Customer;
  readonly error: string | null;
  readonly onChange: (change: Pick<Customer, 'purchaseOrder'>) => void;
}

/** Few customers have one, so the field is shown on request. */
export function PurchaseOrder({ customer, error, onChange }: PurchaseOrderProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && !customer.purchaseOrder)
    return (
      <div>
        <Button look="quiet" size="sm" onClick={() => setWanted(true)}>
          Add a purchase order
        </Button>
      </div>
    );
  return (
    <TextField
      wide
      label="Purchase order"
      note="printed on your invoice"
      name="purchaseOrder"
      autoComplete="off"
      autoFocus={isWanted}
      maxLength={CUSTOMER_LENGTHS.purchaseOrder}
      value={customer.purchaseOrder ?? ''}
      error={error}
      onChange={({ target }) => {
        // Emptied, the field stays where it is.
        setWanted(true);
        onChange({ purchaseOrder: target.value || null });
      }}
    />
  );
}
