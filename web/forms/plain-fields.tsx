import { formatDay, localDate } from '@wondercast/core/kernel/calendar';
import type { Field } from '@wondercast/core/kernel/records/field';
import type { PlainKind } from '@wondercast/core/kernel/records/kinds';
import { shownAmount } from '../ui/formats/amount.ts';
import { currencyTitle } from '../ui/formats/currency-name.ts';
import { DateField } from '../ui/forms/DateField.tsx';
import { SwitchRow } from '../ui/forms/SwitchRow.tsx';
import { TextField } from '../ui/forms/TextField.tsx';
import type { Elements } from '../ui/primitives/elements.ts';
import type { Field as PropsOf } from './use-record-form.ts';

/** Kinds of fields that look alike in every section. */
type SimpleKind = Exclude<PlainKind, 'slug' | 'choice' | 'instant' | 'end'>;

export type SimpleFields = Readonly<Record<string, Field & { readonly kind: SimpleKind }>>;

interface Typing {
  readonly props: ReturnType<PropsOf<Readonly<Record<string, string>>>>;
  readonly typed: unknown;
  readonly onChange: (typed: unknown) => void;
}

/** What each kind is typed in. */
export const INPUTS: Readonly<Record<SimpleKind, (typing: Typing) => Elements>> = {
  text: ({ props }) => <TextField {...props} required />,
  optional: ({ props }) => <TextField {...props} note="optional" />,
  whole: ({ props }) => <TextField {...props} required inputMode="numeric" />,
  'optional-whole': ({ props }) => <TextField {...props} note="optional" inputMode="numeric" />,
  number: ({ props }) => <TextField {...props} required inputMode="decimal" />,
  price: ({ props }) => <TextField {...props} required inputMode="decimal" hint={currencyTitle()} />,
  flag: ({ props: { label }, typed, onChange }) => (
    <SwitchRow label={label} checked={typed === true} onChange={onChange} />
  ),
  day: ({ props: { label, error }, typed, onChange }) => (
    <DateField label={label} error={error} value={localDate(typed)} onChange={(day) => onChange(day ?? '')} />
  ),
};

/** How a table shows the value of each kind. */
export const SHOWN: Readonly<Record<SimpleKind, (value: unknown) => string>> = {
  text: String,
  optional: (text) => (text === null ? 'None' : String(text)),
  whole: String,
  'optional-whole': (whole) => (whole === null ? 'None' : String(whole)),
  number: String,
  price: (amount) => shownAmount(Number(amount)),
  flag: (isSet) => (isSet === true ? 'Yes' : 'No'),
  day: (day) => formatDay(localDate(day)),
};
