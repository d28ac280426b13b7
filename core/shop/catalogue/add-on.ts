import type { KeptRecord, ValuesOf } from '../../kernel/records/field.ts';
import type { ADD_ON } from './add-on-record.ts';

/** An extra, paid once per unit of quantity (decision 032). */
export type NewAddOn = ValuesOf<typeof ADD_ON>;

export type AddOn = KeptRecord<typeof ADD_ON>;
