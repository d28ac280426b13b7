import type { Body } from '../../api/transport/contract.ts';
import type { CategoryWire } from '../../api/transport/wire.ts';

export interface CategoryDraft {
  readonly name: string;
  readonly slug: string;
}

export const draftOf = (category: CategoryWire | null): CategoryDraft => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
});

export const bodyOf = (draft: CategoryDraft): Body<'/api/categories', 'post'> => ({ ...draft });

export const LABELS: Readonly<Record<keyof CategoryDraft, string>> = { name: 'Name', slug: 'Slug' };
