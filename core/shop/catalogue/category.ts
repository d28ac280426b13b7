import type { ValuesOf } from '../../kernel/records/field.ts';
import type { CATEGORY } from './category-record.ts';

/** A category of the catalogue. `order` runs from 1 to n without gaps. */
export type Category = ValuesOf<typeof CATEGORY> & {
  readonly id: number;
  readonly order: number;
  readonly version: number;
};

export const byOrder = (a: Pick<Category, 'order' | 'id'>, b: Pick<Category, 'order' | 'id'>): number =>
  a.order - b.order || a.id - b.id;

/** The same ids with one of them moved to another position, counted from 1; a position beyond the end is the last one. */
export const movedTo = (ids: readonly number[], id: number, place: number): readonly number[] => {
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(Math.min(place, ids.length) - 1, 0, id);
};
