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
  /** How many there are over all pages. */
  readonly total: number;
  /** Whether older ones follow. */
  readonly more: boolean;
}

/** What `ask` answers for a booking whose customer was erased. */
export const NEVER_ASKED = 0;

/** What customers say of delivered bookings, and the links by which they are asked. All of it goes with its booking. */
export interface Reviews extends ReviewLinks {
  /**
   * Writes down which change of a booking asks for its reviews: the first one, for ever. Answers the version that does, or
   * `NEVER_ASKED`. Of concurrent calls with different versions one gets its own.
   */
  ask(bookingId: number, version: number): Promise<number>;
  /** `tokenHash` is hex sha256. */
  addLink(link: ReviewLink, tokenHash: string): Promise<void>;
  /** null for a link that never was, was revoked, or whose booking is gone. */
  byTokenHash(tokenHash: string): Promise<ReviewLink | null>;
  /** Oldest first. */
  ofBookings(bookingIds: readonly number[]): Promise<readonly GivenReview[]>;
  /** Locked until the unit of work ends. */
  lock(id: number): Promise<GivenReview | null>;
  /** It waits. The booking is locked by the caller. */
  add(review: NewGivenReview): Promise<GivenReview>;
  /** Writes what can change and raises the version. */
  save(review: GivenReview): Promise<GivenReview>;
  /** At most `limit` of a state, newest first; those older than the review `before`, when it is given. */
  page(
    state: ReviewState,
    page: { readonly limit: number; readonly before: number | null },
  ): Promise<ReviewList>;
  /** Removes reviews and links of these bookings, and sees to it that nobody is asked for them any more. */
  erase(bookingIds: readonly number[]): Promise<void>;
}

/** Reviews, and where they are shown. */
export interface ReviewStore extends AdminStore {
  readonly catalogue: Catalogue;
  readonly bookings: Bookings;
  readonly reviews: Reviews;
}

/** What reviews need of the world. */
export interface ReviewPorts extends Stored<ReviewStore>, Clock, Pick<Secrets, 'hashToken'> {}
