import { idSet } from '../../kernel/ids.ts';
import type { ValuesOf } from '../../kernel/records/field.ts';
import type { PriceField } from '../pricing/price-fields.ts';
import type { TierPrices } from '../pricing/tiers.ts';
import type { EXPERIENCE } from './experience-record.ts';

/** A category as its experiences contain it. */
export interface CategoryRef {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly order: number;
}

/** Something a team can book: the fields of its record, and those that the store adds. */
export type Experience = Omit<ValuesOf<typeof EXPERIENCE>, PriceField | 'categoryIds'> & {
  readonly id: number;
  readonly prices: TierPrices;
  /** Sorted by `order`. The first is `categoryId` in the API (decision 047). */
  readonly categories: readonly CategoryRef[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
};

/** An experience that is not stored yet: its links are given as ids. */
export type NewExperience = Omit<Experience, 'id' | 'categories' | 'createdAt' | 'updatedAt' | 'version'> & {
  readonly categoryIds: readonly number[];
};

/** The editable fields of an experience; category ids ascend. */
export const toEditable = (experience: Experience): NewExperience => {
  const { id: _id, categories, createdAt: _at, updatedAt: _since, version: _version, ...fields } = experience;
  return { ...fields, categoryIds: idSet(categories.map(({ id }) => id)) };
};

/** The list of inclusions: the text split at commas and trimmed. */
export const inclusionsOf = (experience: Pick<Experience, 'inclusions'>): readonly string[] =>
  experience.inclusions
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

export interface Review {
  readonly id: number;
  readonly experienceId: number;
  readonly username: string;
  readonly userImage: string | null;
  /** From 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  /** The reviewer's company, if they want it shown. */
  readonly company: string | null;
  /** The shop's answer. */
  readonly answer: string | null;
  /** null where it is unknown. */
  readonly writtenAt: Date | null;
}

/** A review to be shown; missing optional fields are null. */
export type NewReview = Omit<Review, 'id' | 'company' | 'answer' | 'writtenAt'> &
  Partial<Pick<Review, 'company' | 'answer' | 'writtenAt'>>;
