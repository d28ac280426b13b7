import type { Customer } from '@wondercast/core/booking/booking';
import { FieldGrid } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { PanelTitle } from '../../ui/primitives/Text.tsx';
import { PurchaseOrder } from './PurchaseOrder.tsx';

/** What is wrong with each field, in the order of the form. */
export type CustomerErrors = Partial<Record<keyof Customer, string>>;

interface CustomerInformationProps {
  readonly customer: Customer;
  readonly errors: CustomerErrors;
  readonly onChange: (change: Partial<Customer>) => void;
  /** Card needs a phone number (decision 036). */
  readonly phoneNote: string;
  /** Enter was pressed in a field. */
  readonly onSubmit: () => void;
}

export function CustomerInformation(props: CustomerInformationProps) {
  const { customer, errors, onChange, phoneNote, onSubmit } = props;
  const field = (name: Exclude<keyof Customer, 'companyName' | 'purchaseOrder'>) => ({
    name,
    value: customer[name],
    error: errors[name] ?? null,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <Panel aria-labelledby="customer-information">
      <PanelTitle id="customer-information" style={{ marginBottom: 18 }}>
        Customer Information
      </PanelTitle>
      <FieldGrid
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <TextField
          wide
          label="Company name"
          note="optional"
          name="companyName"
          autoComplete="organization"
          maxLength={160}
          value={customer.companyName ?? ''}
          error={errors.companyName ?? null}
          onChange={({ target }) => onChange({ companyName: target.value || null })}
        />
        <TextField
          {...field('firstName')}
          label="First name"
          required
          autoComplete="given-name"
          maxLength={80}
        />
        <TextField
          {...field('lastName')}
          label="Last name"
          required
          autoComplete="family-name"
          maxLength={80}
        />
        <TextField
          {...field('email')}
          label="Email"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          {...field('phoneNumber')}
          label="Phone number"
          note={phoneNote}
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
        <PurchaseOrder customer={customer} error={errors.purchaseOrder ?? null} onChange={onChange} />
        <button type="submit" hidden />
      </FieldGrid>
    </Panel>
  );
}
