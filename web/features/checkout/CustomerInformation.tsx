import type { Customer } from '@wondercast/core/bookings/booking/booking';
import { CUSTOMER_FIELDS, type CustomerField, customerFieldNames } from '../../headless/customer-fields.ts';
import { FieldGrid } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { PanelTitle } from '../../ui/primitives/Text.tsx';
import { AddOnAnswers } from './AddOnAnswers.tsx';
import { PurchaseOrder } from './PurchaseOrder.tsx';
import { SpecialRequests } from './SpecialRequests.tsx';
import type { AddOnQuestions } from './use-add-on-questions.ts';

/** The error of each field, in the order of the form. */
export type CustomerErrors = Partial<Record<keyof Customer, string>>;

interface CustomerInformationProps {
  readonly customer: Customer;
  readonly errors: CustomerErrors;
  readonly onChange: (change: Partial<Customer>) => void;
  /** Why a phone number is needed: for card payments (decision 036) or for some add-ons. */
  readonly phoneNote: string;
  readonly asked: AddOnQuestions;
  /** Whether add-ons without an answer show an error. */
  readonly isChecked: boolean;
  /** Called when Enter is pressed in a field. */
  readonly onSubmit: () => void;
}

export function CustomerInformation(props: CustomerInformationProps) {
  const { customer, errors, onChange, phoneNote, asked, isChecked, onSubmit } = props;
  const change = (name: CustomerField, text: string) =>
    onChange({ [name]: name === 'companyName' ? text || null : text });
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
        {customerFieldNames.map((name) => (
          <TextField
            key={name}
            {...CUSTOMER_FIELDS[name]}
            {...(name === 'phoneNumber' && { note: phoneNote })}
            inputMode={name === 'email' ? 'email' : undefined}
            name={name}
            value={customer[name] ?? ''}
            error={errors[name] ?? null}
            onChange={({ target }) => change(name, target.value)}
          />
        ))}
        <PurchaseOrder customer={customer} error={errors.purchaseOrder ?? null} onChange={onChange} />
        <AddOnAnswers asked={asked} isChecked={isChecked} />
        <SpecialRequests customer={customer} error={errors.specialRequests ?? null} onChange={onChange} />
        <button type="submit" hidden />
      </FieldGrid>
    </Panel>
  );
}
