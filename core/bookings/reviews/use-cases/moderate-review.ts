import { Refusal } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { type AdminWork, asAdmin } from '../../../people/as-admin.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { ReviewList, ReviewPorts, ReviewStore } from '../ports.ts';
import { type GivenReview, reviewInLog } from '../review.ts';
import { isHiddenReview, isPublished, type ReviewState } from '../review-states.ts';
import { EXPERIENCE_GONE, REVIEW_NOT_FOUND } from '../words.ts';

type Needs = Pick<ReviewPorts, 'unitOfWork' | 'now'>;

/** The version that the moderator has seen. */
export interface Seen {
  readonly version?: number | null | undefined;
}

/**
 * Reviews in one state, newest first, older than the review `before`.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const listReviews =
  ({ read }: Pick<ReviewPorts, 'read'>) =>
  async (
    caller: Caller,
    state: ReviewState,
    page: { readonly limit: number; readonly before: number | null },
  ): Promise<ReviewList> => {
    requireAdmin(caller);
    return read.reviews.page(state, page);
  };

/** Edits one review while it and the catalogue are locked. */
const edit = (
  ports: Needs,
  caller: Caller,
  id: number,
  { version }: Seen,
  work: (work: AdminWork<ReviewStore>, review: GivenReview) => Promise<GivenReview>,
): Promise<GivenReview> =>
  asAdmin(ports, caller, async (admin) => {
    const { catalogue, reviews } = admin.store;
    // Every edit locks the catalogue first, so that two editors cannot deadlock.
    await catalogue.lock();
    const review = await reviews.lock(id);
    if (!review) throw new Refusal('not-found', REVIEW_NOT_FOUND);
    assertVersion(version, review.version);
    return work(admin, review);
  });

/**
 * Shows a review on its experience's page. Publishing a published one changes nothing.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version, the experience is gone)
 */
export const publishReview =
  (ports: Needs) =>
  (caller: Caller, id: number, seen: Seen): Promise<GivenReview> =>
    edit(ports, caller, id, seen, async ({ store: { catalogue, reviews }, note }, review) => {
      if (isPublished(review)) return review;
      const { experienceId, name, company, rating, text, answer, givenAt } = review;
      if (!(await catalogue.experience(experienceId))) throw new Refusal('conflict', EXPERIENCE_GONE);
      const published = await catalogue.addReview({
        experienceId,
        username: name,
        userImage: null,
        rating,
        comment: text,
        company,
        answer,
        writtenAt: givenAt,
      });
      const now = { ...review, state: 'published', reason: null, publishedId: published.id } as const;
      await note('review.published', 'review', id, reviewInLog(review));
      return reviews.save(now);
    });

/**
 * Takes a review off its experience's page, or keeps it from being shown. The reason is for the staff.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version)
 */
export const hideReview =
  (ports: Needs) =>
  (caller: Caller, id: number, { reason, ...seen }: Seen & { readonly reason: string }) =>
    edit(ports, caller, id, seen, async ({ store: { catalogue, reviews }, note }, review) => {
      if (isHiddenReview(review) && review.reason === reason) return review;
      if (review.publishedId !== null) await catalogue.removeReview(review.publishedId);
      await note('review.hidden', 'review', id, reviewInLog(review));
      return reviews.save({ ...review, state: 'hidden', reason, publishedId: null });
    });

/**
 * Writes the shop's answer, which is shown below the review once it is published; null removes the answer.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version)
 */
export const answerReview =
  (ports: Needs) =>
  (caller: Caller, id: number, { answer, ...seen }: Seen & { readonly answer: string | null }) =>
    edit(ports, caller, id, seen, async ({ store: { catalogue, reviews }, note }, review) => {
      if (review.answer === answer) return review;
      if (review.publishedId !== null) await catalogue.answerReview(review.publishedId, answer);
      await note(
        answer === null ? 'review.answer-removed' : 'review.answered',
        'review',
        id,
        reviewInLog(review),
      );
      return reviews.save({ ...review, answer });
    });
