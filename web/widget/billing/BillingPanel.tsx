/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type BillingDraft,
  BLANK_BILLING,
  billingErrors,
  billingOf,
  type Issue,
} from '../../headless/billing-draft.ts';
import {
  ADD_ADDRESS,
  BILLING_FIELDS,
  BILLING_HINT,
  type BillingField,
  CHOOSE_REGION,
  hasAddress,
  lacksRegion,
  NO_REGION,
  regionsOf,
  type TaxRegion,
} from '../../headless/billing-fields.ts';
import { COUNTRIES } from '../../ui/forms/countries.ts';
import { Button } from '../parts/Button.tsx';
import { TextField } from '../parts/TextField.tsx';
import type { Shop } from '../shop.ts';
import { useBasketOf } from '../use-basket-of.ts';
import { AddressArea } from './AddressArea.tsx';
import { SelectField } from './SelectField.tsx';

export interface BillingPanelProps {
  readonly shop: Shop;
  /** Regions that have tax rates of their own. */
  readonly regions: readonly TaxRegion[];
  /** The server's errors. */
  readonly issues: readonly Issue[];
  /** Whether the visitor has tried to book, so that missing fields are shown. */
  readonly isAsked: boolean;
}

/** The customer's place and billing address: first only the country, and the address on request. */
export function BillingPanel({ shop, regions, issues, isAsked }: BillingPanelProps) {
  const { basket } = shop;
  const draft = useBasketOf(shop).billing?.draft ?? BLANK_BILLING;
  const [isWanted, setWanted] = useState(hasAddress(draft));
  const [isOpened, setOpened] = useState(false);
  const panel = useRef<HTMLElement>(null);
  // Focus moves to the address that was requested.
  useEffect(() => {
    if (isOpened) panel.current?.querySelector<HTMLElement>('[name="billing-name"]')?.focus();
  }, [isOpened]);
  const errors = billingErrors(issues);
  const own = regionsOf(draft.country, regions);
  const change = (part: Partial<BillingDraft>) => {
    const next = { ...(basket.now().billing?.draft ?? BLANK_BILLING), ...part };
    basket.change({
      billing: { draft: next, sent: billingOf(next), isLacking: lacksRegion(next, regions) },
    });
  };
  const text = (name: BillingField) => (
    <TextField
      {...BILLING_FIELDS[name]}
      name={`billing-${name}`}
      value={draft[name]}
      error={errors[name] ?? null}
      isCode={name === 'taxNumber'}
      onText={(typed) => change({ [name]: typed })}
    />
  );
  return (
    <section class="panel" aria-label="Billing" ref={panel}>
      <h3>Billing</h3>
      <p class="hint">{BILLING_HINT}</p>
      <div class="fields">
        <SelectField
          label="Country"
          none="Choose a country"
          options={COUNTRIES}
          chosen={draft.country}
          error={errors.country ?? null}
          autoComplete="billing country"
          onChoose={(country) => change({ country, region: '' })}
        />
        {own.length > 0 && (
          <SelectField
            label="Region"
            none={CHOOSE_REGION}
            options={own.map(({ code, name }) => ({ id: code, words: name }))}
            chosen={draft.region}
            error={errors.region ?? (isAsked && draft.region === '' ? NO_REGION : null)}
            onChoose={(region) => change({ region })}
          />
        )}
        {draft.country !== '' && text('taxNumber')}
        {isWanted && (
          <>
            {text('name')}
            <AddressArea
              value={draft.address}
              error={errors.address ?? null}
              onText={(address) => change({ address })}
            />
            {text('postalCode')}
            {text('city')}
          </>
        )}
        {!isWanted && draft.country !== '' && (
          <div>
            <Button
              look="quiet"
              size="sm"
              onPress={() => {
                setWanted(true);
                setOpened(true);
              }}
            >
              {ADD_ADDRESS}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
