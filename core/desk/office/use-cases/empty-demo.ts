import { eraseReviews } from '../../../bookings/reviews/steps/erase-reviews.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import type { DemoStanding } from '../demo.ts';
import type { OfficePorts, OfficeStore } from '../ports.ts';
import { countDemo } from '../steps/count-demo.ts';
import { type EmptyingPlan, planEmptying } from '../steps/plan-emptying.ts';

export const NO_DEMO = 'This shop has no demo to empty.';

const removeLogos = async ({ catalogue }: OfficeStore, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const { enabled, logos } = await catalogue.logoStrip();
  await catalogue.replaceLogos({ enabled, logos: logos.filter(({ id }) => !ids.includes(id)) });
};

const removeAll = async (store: OfficeStore, { goes }: EmptyingPlan): Promise<void> => {
  const { demo, catalogue, discountCodes } = store;
  for (const id of goes.booking) await discountCodes.giveBack(id);
  // The experience may stay, but the reviews of these bookings are removed.
  await eraseReviews(store, goes.booking);
  await demo.removeBookings(goes.booking);
  await demo.removeHosts(goes.host);
  for (const id of goes.experience) await catalogue.removeExperience(id);
  // Most were removed with their experience; the others would still be shown on an experience that stays.
  for (const id of goes.review) await catalogue.removeReview(id);
  for (const id of goes['add-on']) await catalogue.removeAddOn(id);
  for (const id of goes.category) await catalogue.removeCategory(id);
  for (const id of goes['discount-code']) await discountCodes.remove(id);
  await removeLogos(store, goes.logo);
};

/**
 * Removes everything of the demo that nobody has changed, for good and in one transaction; returns what was removed and what stays. With
 * `touchedToo` it also removes what somebody has changed, except bookings that were paid by card. What stays becomes the shop's own. Nobody
 * is mailed.
 * @throws Refusal 'unauthenticated', 'forbidden', 'conflict' (no demo, or emptied already)
 */
export const emptyDemo =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'now'>) =>
  (
    caller: Caller,
    { touchedToo }: { readonly touchedToo?: boolean | undefined } = {},
  ): Promise<DemoStanding> =>
    asAdmin(ports, caller, async ({ store, note }) => {
      await store.demo.lock();
      await store.catalogue.lock();
      if ((await store.demo.all()).length === 0) throw new Refusal('conflict', NO_DEMO);
      const plan = await planEmptying(store, { touchedToo });
      const standing = await countDemo(store, plan);
      await removeAll(store, plan);
      await store.demo.forget();
      await note('demo.emptied', 'demo', 'all', { ...standing.goes, ...(touchedToo && { touchedToo }) });
      return standing;
    });
