import { ZERO } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Asking, assertIdentified } from '../../booking/steps/assert-owner.ts';
import { assertPlanner } from '../../booking/steps/assert-planner.ts';
import type { SettlementPorts } from '../ports.ts';
import { openOf } from './pay-page.ts';

export const NOTHING_OPEN = 'Nothing is open for this booking.';

/**
 * Creates a link that pays what is open of a booking, for its owner, the bearer of the mailed link, or the partner that placed it. Earlier
 * links stay valid, because only hashes are stored and no link can be shown again.
 * @throws Refusal 'unauthenticated', 'not-found' (not there or not yours), 'conflict' (nothing is open)
 */
export const ownPayLink =
  ({
    unitOfWork,
    read,
    now,
    newToken,
    hashToken,
    profile,
  }: Pick<SettlementPorts, 'unitOfWork' | 'read' | 'now' | 'newToken' | 'hashToken' | 'profile'>) =>
  async (asking: Asking, bookingId: number): Promise<string> => {
    assertIdentified(asking);
    const { bookings } = read;
    const booking = await assertPlanner(bookings, hashToken, asking, await bookings.byId(bookingId));
    if ((await openOf(read, booking)) === ZERO) throw new Refusal('conflict', NOTHING_OPEN);
    const token = newToken();
    await unitOfWork(({ payLinks }) => payLinks.add(booking.id, hashToken(token), now()));
    return `${profile.publicUrl}/pay/${token}`;
  };
