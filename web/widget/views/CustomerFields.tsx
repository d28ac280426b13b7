/** @jsxImportSource preact */
import type { Customer } from '@wondercast/core/booking/booking';
import { TextField } from '../parts/TextField.tsx';
import { useBasket, useSurroundings } from '../surroundings.ts';
import type { CustomerErrors } from '../use-booking.ts';

interface CustomerFieldsProps {
  readonly errors: CustomerErrors;
  readonly onChange: (field: keyof Customer) => void;
}

/** Who it is for. */
export function CustomerFields({ errors, onChange }: CustomerFieldsProps) {
  const { basket } = useSurroundings().shop;
  const { customer } = useBasket();
  const field = (name: keyof Customer) => ({
    name,
    value: customer[name] ?? '',
    error: errors[name] ?? null,
    onText: (text: string) => {
      const value = name === 'companyName' ? text || null : text;
      basket.change({ customer: { ...basket.now().customer, [name]: value } });
      onChange(name);
    },
  });
  return (
    <section class="panel" aria-label="Customer Information">
      <h3>Customer Information</h3>
      <div class="fields">
        <TextField
          {...field('companyName')}
          wide
          label="Company name"
          note="optional"
          autocomplete="organization"
          maxLength={160}
        />
        <TextField
          {...field('firstName')}
          label="First name"
          required
          autocomplete="given-name"
          maxLength={80}
        />
        <TextField
          {...field('lastName')}
          label="Last name"
          required
          autocomplete="family-name"
          maxLength={80}
        />
        <TextField
          {...field('email')}
          label="Email"
          required
          type="email"
          autocomplete="email"
          maxLength={254}
        />
        <TextField
          {...field('phoneNumber')}
          label="Phone number"
          note="optional"
          type="tel"
          autocomplete="tel"
          maxLength={40}
        />
      </div>
    </section>
  );
}
