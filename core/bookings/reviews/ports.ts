import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { AdminStore } from '../../people/account/ports.ts';
import type { Catalogue } from '../../shop/catalogue/ports.ts';
import type { Bookings, ReviewLinks } from '../booking/ports.ts';
import type { GivenReview, NewGivenReview } from './review.ts';
import type { ReviewState } from './review-states.ts';

/** A mailed link to the reviews of a booking. */
export interface ReviewLink {
  readonly bookingId: number;
  readonly endsAt: Date;
}

/** Some reviews of one state, newest first. */
export interface ReviewList {
  readonly reviews: readonly GivenReview[];
  /** How many there are on all pages together. */
  readonly total: number;
  /** Whether older ones follow. */
  readonly more: boolean;
}

/** What `ask` returns for a booking whose customer was erased. */
export const NEVER_ASKED = 0;

/** Reviews of delivered bookings by their customers, and the links by which they are asked. All of it is deleted with its booking. */
export interface Reviews extends ReviewLinks {
  /**
   * Records which version of a booking asks for its reviews: the first call wins permanently. Returns that version, or `NEVER_ASKED`. Of
   * concurrent calls with different versions, one gets its own.
   */
  ask(bookingId: number, version: number): Promise<number>;
  /** `tokenHash` is hex sha256. */
  addLink(link: ReviewLink, tokenHash: string): Promise<void>;
  /** null for an unknown or revoked link, or when its booking is gone. */
  byTokenHash(tokenHash: string): Promise<ReviewLink | null>;
  /** Oldest first. */
  ofBookings(bookingIds: readonly number[]): Promise<readonly GivenReview[]>;
  /** Locked until the unit of work ends. */
  lock(id: number): Promise<GivenReview | null>;
  /** Adds a review in the state `waiting`. The caller has locked the booking. */
  add(review: NewGivenReview): Promise<GivenReview>;
  /** Saves the fields that may change, and raises the version. */
  save(review: GivenReview): Promise<GivenReview>;
  /** At most `limit` reviews in a state, newest first; only those older than the review `before`, when it is given. */
  page(
    state: ReviewState,
    page: { readonly limit: number; readonly before: number | null },
  ): Promise<ReviewList>;
  /** Removes reviews and links of these bookings, and makes sure that nobody is asked for reviews of them again. */
  erase(bookingIds: readonly number[]): Promise<void>;
}

/** What reviews read and write in the store. */
export interface ReviewStore extends AdminStore {
  readonly catalogue: Catalogue;
  readonly bookings: Bookings;
  readonly reviews: Reviews;
}

/** What reviews need from outside the core. */
export interface ReviewPorts extends Stored<ReviewStore>, Clock, Pick<Secrets, 'hashToken'> {}
