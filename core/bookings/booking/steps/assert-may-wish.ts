import { CHOOSE_A_TIME } from '../../../buying/free-times/words.ts';
import { type Issue, Refusal } from '../../../kernel/refusal.ts';
import { takesWishes } from '../../../shop/catalogue/booking-mode.ts';
import type { BookedLine } from '../booking.ts';
import type { BookingStore } from '../ports.ts';

/** A preferred time for a session of a line, and the path of the field that asks for it. */
export interface Wish {
  readonly line: Pick<BookedLine, 'experienceId'>;
  readonly path: string;
}

/**
 * Customers may send preferred times only for experiences that accept them now; the desk may for any.
 * @throws Refusal 'invalid' at each preferred time for an experience that is booked at free times only
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
