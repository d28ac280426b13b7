/** @jsxImportSource preact */
import type { Customer } from '@wondercast/core/bookings/booking/booking';
import { CUSTOMER_FIELDS, type CustomerField, customerFieldNames } from '../../headless/customer-fields.ts';
import { TextField } from '../parts/TextField.tsx';
import { useBasket, useSurroundings } from '../surroundings.ts';
import type { CustomerErrors } from '../use-booking.ts';

interface CustomerFieldsProps {
  readonly errors: CustomerErrors;
  readonly onChange: (field: keyof Customer) => void;
}

/** The customer's fields. */
export function CustomerFields({ errors, onChange }: CustomerFieldsProps) {
  const { basket } = useSurroundings().shop;
  const { customer } = useBasket();
  const change = (name: CustomerField, text: string) => {
    const value = name === 'companyName' ? text || null : text;
    basket.change({ customer: { ...basket.now().customer, [name]: value } });
    onChange(name);
  };
  return (
    <section class="panel" aria-label="Customer Information">
      <h3>Customer Information</h3>
      <div class="fields">
        {customerFieldNames.map((name) => (
          <TextField
            key={name}
            {...CUSTOMER_FIELDS[name]}
            name={name}
            value={customer[name] ?? ''}
            error={errors[name] ?? null}
            onText={(text) => change(name, text)}
          />
        ))}
      </div>
    </section>
  );
}
