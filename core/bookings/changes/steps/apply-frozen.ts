import type { Booking } from '../../booking/booking.ts';
import type { FrozenChange } from '../../booking/booking-change.ts';
import type { Acting } from '../../booking/steps/record-sessions.ts';
import type { ChangePorts, ChangeStore } from '../ports.ts';
import { applyCancellation } from './apply-cancellation.ts';
import { applyChange } from './apply-change.ts';
import type { Apply } from './carry-out-change.ts';
import { payOutRest } from './give-back.ts';

type Needs = Pick<ChangePorts, 'now' | 'profile'>;

/** The note of a ledger entry, for people to read. */
export const NOTES: Readonly<Record<FrozenChange['kind'], string>> = {
  amendment: 'Booking amended',
  move: 'Session moved',
  cancellation: 'Cancelled',
};

/** Makes a frozen change of a locked booking that nobody has to pay for first. */
export const applyFrozen = (
  ports: Needs,
  acting: Acting<ChangeStore>,
  booking: Booking,
  frozen: FrozenChange,
): Promise<Booking> =>
  frozen.kind === 'cancellation'
    ? applyCancellation(acting, ports, booking, frozen)
    : applyChange(acting, booking, frozen);

/** Makes a change whose refund is under way, in the unit of work that records the provider's answer. */
export const applyRefunded =
  (ports: Needs): Apply<ChangeStore> =>
  async (store, booking, { id, actor, frozen }, at) => {
    const { kind, refund } = frozen;
    await payOutRest(store, booking, { refund, note: NOTES[kind], actor, at }, id);
    return applyFrozen(ports, { store, at, actor }, booking, frozen);
  };
