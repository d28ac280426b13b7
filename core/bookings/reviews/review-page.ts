import type { Customer } from '../../people/customer.ts';
import type { GivenReview, Reviewable } from './review.ts';

/** One experience of the page, with its review where there is one. */
export interface ReviewablePart extends Reviewable {
  readonly review: GivenReview | null;
}

/** What a mailed link shows. */
export interface ReviewPage {
  readonly customer: Pick<Customer, 'firstName' | 'companyName'>;
  readonly endsAt: Date;
  /** Whether the link has ended; the page then shows nothing more. */
  readonly ended: boolean;
  readonly parts: readonly ReviewablePart[];
}
