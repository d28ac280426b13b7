import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { groupedIban } from '@wondercast/core/shop/settings/iban';
import { sellingRule } from '@wondercast/core/shop/settings/rules';
import { MAX_PERCENT_LENGTH } from '@wondercast/core/shop/settings/selling';
import { type SettingsWire, saveSelling, settingsQuery } from '../../api/admin/settings.ts';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { InvoicePreview } from './InvoicePreview.tsx';
import type { SellingDraft } from './selling-draft.ts';
import { Two } from './settings-look.ts';
import { useGroupForm } from './use-group-form.ts';

type Selling = SettingsWire['selling'];

const LABELS = {
  sellerName: 'Seller',
  sellerAddress: 'Address',
  sellerTaxId: 'Tax ID',
  sellerEmail: 'Email',
  sellerPhone: 'Phone',
  sellerWebsite: 'Website',
  taxPercent: 'Tax contained in prices',
  bankHolder: 'Account holder',
  bankName: 'Bank',
  iban: 'IBAN',
  bic: 'BIC',
  daysToPay: 'Days to pay',
  invoicePrefix: 'Invoice prefix',
};

const draftOf = ({ version: _, changed: _by, ...selling }: Selling): SellingDraft => ({
  ...selling,
  sellerTaxId: selling.sellerTaxId ?? '',
  sellerPhone: selling.sellerPhone ?? '',
  taxPercent: String(selling.taxPercent),
  bankHolder: selling.bankHolder ?? '',
  bankName: selling.bankName ?? '',
  iban: groupedIban(selling.iban ?? ''),
  bic: selling.bic ?? '',
  daysToPay: String(selling.daysToPay),
});

/** What is no number is left to the rule. */
const numberOf = (text: string): number | string => (text.trim() === '' ? text : Number(text));

/** Who sells, at which tax, and how invoices are paid. */
export function SellingForm({ selling }: { readonly selling: Selling }) {
  const group = useGroupForm({
    saved: selling,
    draftOf,
    bodyOf: (draft) => ({
      ...draft,
      taxPercent: numberOf(draft.taxPercent),
      daysToPay: numberOf(draft.daysToPay),
    }),
    rule: sellingRule,
    send: saveSelling,
    queryKey: settingsQuery.queryKey,
    labels: LABELS,
  });
  const { draft, set: _set, field, errors: _errors, discard, ...frame } = group;
  const text = (name: Exclude<keyof SellingDraft, 'taxPercent'>) => ({
    ...field(name),
    maxLength: maxLengthOf(sellingRule, name),
  });
  return (
    <GroupFrame {...frame} onDiscard={discard} preview={<InvoicePreview selling={draft} />}>
      <Box aria-labelledby="seller">
        <h2 id="seller">
          Seller<small>printed on invoices</small>
        </h2>
        <Two>
          <TextField {...text('sellerName')} required />
          <TextField {...text('sellerTaxId')} note="optional" />
          <div data-all="">
            <TextArea {...text('sellerAddress')} rows={3} />
          </div>
          <TextField {...text('sellerEmail')} required type="email" />
          <TextField {...text('sellerPhone')} note="optional" type="tel" />
          <div data-all="">
            <TextField {...text('sellerWebsite')} required type="url" />
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
          <TextField {...text('daysToPay')} required inputMode="numeric" hint="Until an invoice is due" />
          <TextField
            {...text('invoicePrefix')}
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
          <TextField {...text('bankHolder')} note="optional" placeholder="the seller" />
          <TextField {...text('bankName')} note="optional" />
          <TextField {...text('iban')} note="optional" spellCheck={false} />
          <TextField {...text('bic')} note="optional" spellCheck={false} />
        </Two>
      </Box>
    </GroupFrame>
  );
}
