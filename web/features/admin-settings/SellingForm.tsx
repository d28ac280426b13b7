import { groupedIban } from '@wondercast/core/shop/settings/iban';
import { settingRules } from '@wondercast/core/shop/settings/rules';
import { MAX_PERCENT_LENGTH, SELLING } from '@wondercast/core/shop/settings/selling-record';
import { type SettingsWire, saveSelling, settingsQuery } from '../../api/admin/settings.ts';
import { numberOf, recordDraft } from '../../forms/record-draft.ts';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { InvoicePreview } from './InvoicePreview.tsx';
import { Two } from './settings-look.ts';
import { useGroupForm } from './use-group-form.ts';

type Selling = SettingsWire['selling'];

const fields = recordDraft(SELLING);

/** The seller, the tax, and how invoices are paid. */
export function SellingForm({ selling }: { readonly selling: Selling }) {
  const group = useGroupForm({
    ...fields,
    saved: selling,
    // A percentage has a decimal point in every locale.
    draftOf: (saved) => ({
      ...fields.draftOf(saved),
      taxPercent: String(saved.taxPercent),
      iban: groupedIban(saved.iban ?? ''),
    }),
    bodyOf: (draft) => ({ ...fields.bodyOf(draft), taxPercent: numberOf(draft.taxPercent) }),
    rule: settingRules.selling,
    send: saveSelling,
    queryKey: settingsQuery.queryKey,
  });
  const { draft, set: _set, field, errors: _errors, discard, ...frame } = group;
  return (
    <GroupFrame {...frame} onDiscard={discard} preview={<InvoicePreview selling={draft} />}>
      <Box aria-labelledby="seller">
        <h2 id="seller">
          Seller<small>printed on invoices</small>
        </h2>
        <Two>
          <TextField {...field('sellerName')} required />
          <TextField {...field('sellerTaxId')} note="optional" />
          <div data-all="">
            <TextArea {...field('sellerAddress')} rows={3} />
          </div>
          <TextField {...field('sellerEmail')} required type="email" />
          <TextField {...field('sellerPhone')} note="optional" type="tel" />
          <div data-all="">
            <TextField {...field('sellerWebsite')} required type="url" />
          </div>
        </Two>
      </Box>
      <Box aria-labelledby="invoices">
        <h2 id="invoices">Tax and invoices</h2>
        <Two>
          <TextField
            {...field('taxPercent')}
            required
            inputMode="decimal"
            maxLength={MAX_PERCENT_LENGTH}
            hint="Percent, such as 20"
          />
          <TextField {...field('daysToPay')} required inputMode="numeric" hint="Until an invoice is due" />
          <TextField
            {...field('invoicePrefix')}
            required
            hint="A new prefix begins at 1; what is issued keeps its number"
          />
        </Two>
      </Box>
      <Box aria-labelledby="bank">
        <h2 id="bank">
          Bank details<small>where transfers go</small>
        </h2>
        <Two>
          <TextField {...field('bankHolder')} note="optional" placeholder="the seller" />
          <TextField {...field('bankName')} note="optional" />
          <TextField {...field('iban')} note="optional" spellCheck={false} />
          <TextField {...field('bic')} note="optional" spellCheck={false} />
        </Two>
      </Box>
    </GroupFrame>
  );
}
