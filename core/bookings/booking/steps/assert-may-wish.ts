import { CHOOSE_A_TIME } from '../../../buying/free-times/words.ts';
import { type Issue, Refusal } from '../../../kernel/refusal.ts';
import { takesWishes } from '../../../shop/catalogue/booking-mode.ts';
import type { BookedLine } from '../booking.ts';
import type { BookingStore } from '../ports.ts';

/** A wish for a session of a line, and where it is asked. */
export interface Wish {
  readonly line: Pick<BookedLine, 'experienceId'>;
  readonly path: string;
}

/**
 * Customers wish for times only where wishes are taken now; the desk may anywhere.
 * @throws Refusal 'invalid' at each wish for an experience that is booked at free times alone
 */
export const assertMayWish = async (
  { catalogue }: Pick<BookingStore, 'catalogue'>,
  wishes: readonly Wish[],
): Promise<void> => {
  const ids = new Set(wishes.flatMap(({ line }) => line.experienceId ?? []));
  if (ids.size === 0) return;
  const offers = await catalogue.offersOf([...ids]);
  const issues = wishes.flatMap(({ line, path }): readonly Issue[] => {
    const offer = line.experienceId === null ? null : offers.get(line.experienceId);
    return offer && !takesWishes(offer.booking) ? [{ path, message: CHOOSE_A_TIME }] : [];
  });
  if (issues.length > 0) throw new Refusal('invalid', CHOOSE_A_TIME, { issues });
};
