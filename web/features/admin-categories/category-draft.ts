import { categoryRule } from '@wondercast/core/shop/catalogue/rules';
import { CATEGORY_NAME_TAKEN, SLUG_TAKEN } from '@wondercast/core/shop/catalogue/words';
import { categoryApi } from '../../api/admin/admin-categories.ts';
import type { Body } from '../../api/transport/contract.ts';
import type { CategoryWire } from '../../api/transport/wire.ts';
import { recordKind } from '../../forms/RecordDialog.tsx';

export interface CategoryDraft {
  readonly name: string;
  readonly slug: string;
}

const draftOf = (category: CategoryWire | null): CategoryDraft => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
});

const bodyOf = (draft: CategoryDraft): Body<'/api/categories', 'post'> => ({ ...draft });

const labels: Readonly<Record<keyof CategoryDraft, string>> = { name: 'Name', slug: 'Slug' };

export const CATEGORY = recordKind({
  title: 'Category',
  noun: 'category',
  api: categoryApi,
  rule: categoryRule,
  draftOf,
  bodyOf,
  labels,
  fieldOf: { [CATEGORY_NAME_TAKEN]: 'name', [SLUG_TAKEN]: 'slug' },
});
