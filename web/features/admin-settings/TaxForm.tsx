import { dayAt } from '@wondercast/core/kernel/calendar';
import { currency } from '@wondercast/core/kernel/money';
import { BILLING_LENGTHS } from '@wondercast/core/people/billing-lengths';
import { taxCurrencyOf } from '@wondercast/core/shop/tax/exchange-rate';
import { PRICE_ENTRIES } from '@wondercast/core/shop/tax/line-tax';
import { PLACE_RULES } from '@wondercast/core/shop/tax/tax-settings';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { saveTax, type TaxBody, type TaxSettingsWire, taxQuery } from '../../api/admin/tax.ts';
import type { Rule } from '../../forms/use-submission.ts';
import { CountrySelect } from '../../ui/forms/CountrySelect.tsx';
import { labelLook } from '../../ui/forms/field-look.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { ExchangeRates } from './ExchangeRates.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { Two } from './settings-look.ts';
import { TaxPreview } from './TaxPreview.tsx';
import { TaxRates } from './TaxRates.tsx';
import { PLACE_NAMES, type RateDraft, rateDraftOf, taxBodyOf, taxDraftOf } from './tax-draft.ts';
import { useGroupForm } from './use-group-form.ts';

const Registration = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: 12px;
  align-items: end;
  margin-top: 12px;
`;

const Stack = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 14px;
`;

const Name = styled.span`
  ${labelLook}
  display: block;
  margin-bottom: 8px;
`;

/** Only the server validates countries and tax numbers, so that the page need not load its lists. */
const AS_SENT: Rule<TaxBody> = {
  safeParse: (input) => ({ success: true, data: input as TaxBody }),
};

const ENTRY_NAMES = { gross: 'With tax', net: 'Without tax' } as const;

/** Whether and how the shop charges tax. */
export function TaxForm({ tax }: { readonly tax: TaxSettingsWire }) {
  const group = useGroupForm({
    saved: tax,
    draftOf: taxDraftOf,
    bodyOf: taxBodyOf,
    rule: AS_SENT,
    send: saveTax,
    queryKey: taxQuery.queryKey,
    labels: {
      name: 'Name',
      address: 'Street',
      postalCode: 'Postal code',
      city: 'City',
      country: 'Country',
      region: 'Region',
      entered: 'Prices are entered and shown',
      place: 'Whose place decides',
    },
  });
  const { draft, set, field, errors, discard, ...frame } = group;
  const today = dayAt(new Date(), 0);
  const fixed = new Set(
    tax.isOn
      ? tax.rates
          .filter(({ from }, at) => from !== null && from <= today && tax.ratesInUse[at])
          .map((rate) => JSON.stringify(rateDraftOf(rate)))
      : [],
  );
  const to = taxCurrencyOf(draft.country);
  const setRegistration = (at: number, change: object) =>
    set({
      registrations: draft.registrations.map((each, place) => (place === at ? { ...each, ...change } : each)),
    });
  const seller = (name: 'name' | 'postalCode' | 'city' | 'region') => ({
    ...field(name),
    error: errors[`seller.${name}`] ?? (name === 'name' ? (errors.seller ?? null) : null),
  });
  return (
    <GroupFrame {...frame} permission="tax:write" onDiscard={discard} preview={<TaxPreview draft={draft} />}>
      <Box aria-labelledby="tax">
        <h2 id="tax">Tax</h2>
        <p>Off, documents say no tax. What is booked keeps the tax of its day, whatever is changed here.</p>
        <Stack>
          <SwitchRow label="The shop says tax" checked={draft.isOn} onChange={(isOn) => set({ isOn })} />
          <Two>
            <div>
              <Name>Prices are entered and shown</Name>
              <Segmented
                label="Prices are entered and shown"
                options={PRICE_ENTRIES}
                chosen={draft.entered}
                wordsOf={(entered) => ENTRY_NAMES[entered]}
                onChoose={(entered) => entered && set({ entered })}
              />
            </div>
            <Select
              label="Whose place decides"
              options={PLACE_RULES}
              chosen={draft.place}
              placeholder={PLACE_NAMES.preset}
              wordsOf={(place) => PLACE_NAMES[place]}
              onChoose={(place) => set({ place: place ?? 'preset' })}
            />
          </Two>
          <SwitchRow
            label="What a cancellation or a reduction withholds has no tax"
            checked={draft.isWithheldOutside}
            onChange={(isWithheldOutside) => set({ isWithheldOutside })}
          />
          <SwitchRow
            label="Check tax numbers with VIES or HMRC"
            checked={draft.checksNumbers}
            onChange={(checksNumbers) => set({ checksNumbers })}
          />
          <Small as="p">
            Asked after a booking that has no tax for its number; nobody waits for the answer. A number that
            is refused is listed under Bookings.
          </Small>
        </Stack>
      </Box>
      <Box aria-labelledby="tax-seller">
        <h2 id="tax-seller">
          Who sells<small>printed on documents</small>
        </h2>
        <Two>
          <TextField {...seller('name')} />
          <CountrySelect
            chosen={draft.country}
            error={errors['seller.country'] ?? null}
            onChoose={(country) => set({ country })}
          />
          <div data-all="">
            <TextArea {...field('address')} rows={2} error={errors['seller.lines'] ?? null} />
          </div>
          <TextField {...seller('postalCode')} />
          <TextField {...seller('city')} />
          <TextField
            {...seller('region')}
            note="ISO 3166-2, where it matters"
            maxLength={BILLING_LENGTHS.region}
          />
        </Two>
      </Box>
      <Box aria-labelledby="tax-numbers">
        <h2 id="tax-numbers">Registrations</h2>
        <p>At least one number under which you owe tax. Ask an accountant which ones you need.</p>
        {errors.registrations && <Note tone="bad">{errors.registrations}</Note>}
        {draft.registrations.map(({ country, number }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a registration is identified by its index
          <Registration key={at}>
            <CountrySelect
              chosen={country}
              error={errors[`registrations.${at}.country`] ?? null}
              onChoose={(next) => setRegistration(at, { country: next })}
            />
            <TextField
              label="Number"
              autoComplete="off"
              value={number}
              error={errors[`registrations.${at}.number`] ?? null}
              onChange={({ target }) => setRegistration(at, { number: target.value })}
            />
            <IconButton
              small
              aria-label={`Remove the number ${number}`}
              onClick={() => set({ registrations: draft.registrations.filter((_, place) => place !== at) })}
            >
              <X size={16} strokeWidth={1.75} />
            </IconButton>
          </Registration>
        ))}
        <div style={{ marginTop: 14 }}>
          <Button
            look="quiet"
            size="sm"
            data-invalid={errors.registrations ? '' : undefined}
            onClick={() =>
              set({ registrations: [...draft.registrations, { country: draft.country, number: '' }] })
            }
          >
            <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
            Add a number
          </Button>
        </div>
      </Box>
      <Box aria-labelledby="tax-rates">
        <h2 id="tax-rates">Rates</h2>
        <p>
          Each from its first day until another of its place and category begins. One that is in use stays as
          it is. A state without a rate has none.
        </p>
        <TaxRates
          rates={draft.rates}
          errors={errors}
          country={draft.country}
          isFixed={(rate: RateDraft) => fixed.has(JSON.stringify(rate))}
          onChange={(rates) => set({ rates })}
        />
      </Box>
      {to && (
        <Box aria-labelledby="tax-exchange">
          <h2 id="tax-exchange">Rates of exchange</h2>
          <p>
            {`You sell in ${currency()}, and documents also say the tax in ${to}. The newest rate on or before a document’s day counts, and stays on it.`}
          </p>
          <ExchangeRates
            rates={draft.exchangeRates}
            errors={errors}
            to={to}
            onChange={(exchangeRates) => set({ exchangeRates })}
          />
        </Box>
      )}
    </GroupFrame>
  );
}
