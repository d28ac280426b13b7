import { useState } from 'react';
import type { BillingDraft, BillingErrors } from '../headless/billing-draft.ts';
import {
  ADD_ADDRESS,
  BILLING_FIELDS,
  type BillingField,
  CHOOSE_REGION,
  hasAddress,
  regionsOf,
  type TaxRegion,
} from '../headless/billing-fields.ts';
import { CountrySelect } from '../ui/forms/CountrySelect.tsx';
import { FieldGrid } from '../ui/forms/field-look.ts';
import { Select } from '../ui/forms/Select.tsx';
import { TextArea } from '../ui/forms/TextArea.tsx';
import { TextField } from '../ui/forms/TextField.tsx';
import { Button } from '../ui/primitives/Button.tsx';

interface BillingFieldsProps {
  readonly billing: BillingDraft;
  readonly errors: BillingErrors;
  readonly onChange: (change: Partial<BillingDraft>) => void;
  /** Regions that have tax rates of their own. */
  readonly regions: readonly TaxRegion[];
  /** Whether to show every field at once. */
  readonly isWhole?: boolean;
}

/** The customer's place and billing address: first only the country, and the address on request. */
export function BillingFields({ billing, errors, onChange, regions, isWhole = false }: BillingFieldsProps) {
  const [isOpen] = useState(isWhole || hasAddress(billing));
  const [isAsked, setAsked] = useState(false);
  const own = regionsOf(billing.country, regions);
  const text = (name: BillingField) => ({
    ...BILLING_FIELDS[name],
    name: `billing-${name}`,
    value: billing[name],
    error: errors[name] ?? null,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <FieldGrid>
      <CountrySelect
        label="Country"
        chosen={billing.country}
        error={errors.country ?? null}
        onChoose={(country) => onChange({ country, region: '' })}
      />
      {own.length > 0 && (
        <Select
          label="Region"
          options={own.map(({ code }) => code)}
          chosen={billing.region || null}
          placeholder={CHOOSE_REGION}
          wordsOf={(code) => own.find((each) => each.code === code)?.name ?? code}
          onChoose={(region) => onChange({ region: region ?? '' })}
          error={errors.region ?? null}
        />
      )}
      {billing.country !== '' && <TextField {...text('taxNumber')} />}
      {isOpen || isAsked ? (
        <>
          {/* The pressed button has disappeared, so focus moves to this field. */}
          <TextField {...text('name')} autoFocus={isAsked} />
          <TextArea
            label="Address"
            name="billing-address"
            rows={2}
            autoComplete="billing street-address"
            value={billing.address}
            error={errors.address ?? null}
            onChange={({ target }) => onChange({ address: target.value })}
          />
          <TextField {...text('postalCode')} />
          <TextField {...text('city')} />
        </>
      ) : (
        billing.country !== '' && (
          <div>
            <Button look="quiet" size="sm" onClick={() => setAsked(true)}>
              {ADD_ADDRESS}
            </Button>
          </div>
        )
      )}
    </FieldGrid>
  );
}
