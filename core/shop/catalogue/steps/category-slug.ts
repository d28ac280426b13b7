import type { Category } from '../category.ts';
import { freeSlug, slugFrom } from '../slug.ts';

/** The given text as a slug; without one, a free slug made from the name (decision 047). */
export const categorySlug = (
  all: readonly Category[],
  { id, name, asked }: { readonly id: number; readonly name: string; readonly asked: string | null },
): string => {
  const fallback = `category-${id}`;
  const others = all.filter((category) => category.id !== id).map(({ slug }) => slug);
  return asked ? slugFrom(asked, fallback) : freeSlug(slugFrom(name, fallback), others);
};
