import { sentAmount, typedNumber } from '@wondercast/core/kernel/typed-amount';
import { ADD_ON as FIELDS } from '@wondercast/core/shop/catalogue/add-on-record';
import { addOnRule } from '@wondercast/core/shop/catalogue/rules';
import { addOnApi } from '../../api/admin/add-ons.ts';
import type { Body } from '../../api/transport/contract.ts';
import type { AdminAddOnWire } from '../../api/transport/wire.ts';
import { recordKind } from '../../forms/RecordDialog.tsx';
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts';

export interface Choice {
  readonly id: number;
  readonly title: string;
}

export type AddOnDraft = DraftOf<typeof FIELDS> & { readonly experiences: readonly Choice[] };

const fields = recordDraft(FIELDS);

const draftOf = (addOn: AdminAddOnWire | null): AddOnDraft => ({
  ...fields.draftOf(addOn),
  experiences: addOn?.experiences ?? [],
});

/** The price is sent as a number (specification §5). Text that is not a number becomes NaN and is refused by the rule. */
const bodyOf = ({ experiences, ...draft }: AddOnDraft): Required<Body<'/api/addons', 'post'>> => ({
  ...fields.bodyOf(draft),
  price: Number.isNaN(typedNumber(draft.price)) ? sentAmount(draft.price) : typedNumber(draft.price),
  experienceIds: experiences.map(({ id }) => id),
});

export const ADD_ON = recordKind({
  ...fields,
  title: 'Add-On',
  noun: 'add-on',
  api: addOnApi,
  rule: addOnRule,
  draftOf,
  bodyOf,
  labels: { ...fields.labels, experiences: FIELDS.experienceIds.label },
  wordsOf: (draft, name) =>
    name === 'experiences' ? draft.experiences.map(({ title }) => title).join(', ') : String(draft[name]),
});
