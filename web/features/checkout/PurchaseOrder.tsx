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

/** A field that is shown on request, because few customers have a purchase order number. */
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
        // When it is emptied, the field stays.
        setWanted(true);
        onChange({ purchaseOrder: target.value || null });
      }}
    />
  );
}
