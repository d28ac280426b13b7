import { addOnRule } from '@wondercast/core/shop/catalogue/rules';
import { addOnApi } from '../../api/admin/add-ons.ts';
import type { Body } from '../../api/transport/contract.ts';
import type { AdminAddOnWire } from '../../api/transport/wire.ts';
import { recordKind } from '../../forms/RecordDialog.tsx';

export interface Choice {
  readonly id: number;
  readonly title: string;
}

export interface AddOnDraft {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly isActive: boolean;
  readonly experiences: readonly Choice[];
}

const draftOf = (addOn: AdminAddOnWire | null): AddOnDraft => ({
  name: addOn?.name ?? '',
  description: addOn?.description ?? '',
  price: addOn ? String(addOn.price) : '',
  isActive: addOn?.isActive ?? true,
  experiences: addOn?.experiences ?? [],
});

const PRICE = /^-?\d+(?:\.\d+)?$/;

/** The price is sent as a number (specification §5); what is none is sent as it is, and judged. */
const bodyOf = ({ experiences, ...draft }: AddOnDraft): Body<'/api/addons', 'post'> => ({
  ...draft,
  price: PRICE.test(draft.price.trim()) ? Number(draft.price) : draft.price.trim(),
  experienceIds: experiences.map(({ id }) => id),
});

const labels: Readonly<Record<keyof AddOnDraft, string>> = {
  name: 'Name',
  description: 'Description',
  price: 'Price',
  isActive: 'Active',
  experiences: 'Experiences',
};

export const ADD_ON = recordKind({
  title: 'Add-On',
  noun: 'add-on',
  api: addOnApi,
  rule: addOnRule,
  draftOf,
  bodyOf,
  labels,
  wordsOf: (draft, name) =>
    name === 'experiences' ? draft.experiences.map(({ title }) => title).join(', ') : String(draft[name]),
});
