import { takenFieldsOf } from '@wondercast/core/kernel/records/field';
import { CATEGORY as FIELDS } from '@wondercast/core/shop/catalogue/category-record';
import { categoryRule } from '@wondercast/core/shop/catalogue/rules';
import { categoryApi } from '../../api/admin/admin-categories.ts';
import type { Body } from '../../api/transport/contract.ts';
import type { CategoryWire } from '../../api/transport/wire.ts';
import { recordKind } from '../../forms/RecordDialog.tsx';
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts';

export type CategoryDraft = DraftOf<typeof FIELDS>;

const fields = recordDraft(FIELDS);

const bodyOf = (draft: CategoryDraft): Required<Body<'/api/categories', 'post'>> => fields.bodyOf(draft);

export const CATEGORY = recordKind({
  ...fields,
  title: 'Category',
  noun: 'category',
  api: categoryApi,
  rule: categoryRule,
  draftOf: (category: CategoryWire | null) => fields.draftOf(category),
  bodyOf,
  fieldOf: takenFieldsOf(FIELDS),
});
