import type { BookingRules } from '../../calendar/scheduling/booking-rules.ts';
import { idSet } from '../../kernel/ids.ts';
import type { Policy } from '../policy/policy.ts';
import type { TierPrices } from '../pricing/tiers.ts';

/** A category as an experience names it. */
export interface CategoryRef {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly order: number;
}

/** Something a team can book. Text fields are as written; money is in cents. */
export interface Experience {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Free text such as `30 min`, `1 hour`, `90 min`. */
  readonly duration: string;
  readonly imageUrl: string;
  readonly coverImageUrl: string | null;
  readonly videoUrl: string | null;
  /** Comma-separated text. */
  readonly inclusions: string;
  readonly theme: string | null;
  readonly year: number;
  readonly match: number;
  readonly featured: boolean;
  readonly isNew: boolean;
  /** A draft is not: only the staff see it, and nobody can book it. */
  readonly published: boolean;
  readonly prices: TierPrices;
  /** When it may be booked; null follows the shop's rules. */
  readonly bookingRules: BookingRules | null;
  /** What changes of its bookings cost; null follows the shop's policy. */
  readonly policy: Policy | null;
  /** By order. The first is what `categoryId` names on the wire (decision 047). */
  readonly categories: readonly CategoryRef[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/** An experience not yet stored: the link table is given by ids. */
export type NewExperience = Omit<Experience, 'id' | 'categories' | 'createdAt' | 'updatedAt' | 'version'> & {
  readonly categoryIds: readonly number[];
};

/** An experience as it may be edited; categories rising by id. */
export const toEditable = (experience: Experience): NewExperience => {
  const { id: _id, categories, createdAt: _at, updatedAt: _since, version: _version, ...fields } = experience;
  return { ...fields, categoryIds: idSet(categories.map(({ id }) => id)) };
};

/** Specification §3: what a new experience has when nothing is said. */
export const EXPERIENCE_DEFAULTS = {
  coverImageUrl: null,
  videoUrl: null,
  theme: null,
  year: 2025,
  match: 90,
  featured: false,
  isNew: false,
  published: true,
  bookingRules: null,
  policy: null,
} as const;

/** What's Included: split on commas and trimmed. */
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
  /** 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  /** The reviewer's, if they want it shown. */
  readonly company: string | null;
  /** The shop's. */
  readonly answer: string | null;
  /** null where nobody knows. */
  readonly writtenAt: Date | null;
}

/** A review to be shown; what is left out is null. */
export type NewReview = Omit<Review, 'id' | 'company' | 'answer' | 'writtenAt'> &
  Partial<Pick<Review, 'company' | 'answer' | 'writtenAt'>>;
