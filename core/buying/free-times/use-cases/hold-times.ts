import {
  HOLD_LASTS_MS,
  HOLD_LONGEST_MS,
  holdEnd,
  PARTNER_HOLD_LONGEST_MS,
  type TimeHold,
  TOLD_EARLIER_MS,
} from '../../../calendar/staffing/time-hold.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../../people/caller.ts';
import { holderOfCaller } from '../../../people/holder.ts';
import type { RequestedLine } from '../../cart/requested-line.ts';
import type { FreeTimesPorts } from '../ports.ts';
import { assertFewHeld } from '../steps/assert-few-held.ts';
import { holdUnits } from '../steps/hold-units.ts';
import { withTimes } from '../steps/with-times.ts';
import { timedUnits } from '../units.ts';
import { HOLD_NOT_FOUND } from '../words.ts';

export interface AskedHold {
  readonly caller: Caller;
  readonly lines: readonly RequestedLine[];
  /** A hash of the network address that the request comes from, where it is known. */
  readonly addressHash: string | null;
  /** The present hold of a visitor without a session, which this one replaces. */
  readonly holdId?: string | null;
  /** How long it lasts, in milliseconds; ten minutes where it is left out. */
  readonly lasts?: number;
}

/** The partner whose server asks. It holds for many customers, so a hold does not replace another. */
const partnerOf = (caller: Caller): number | null =>
  caller.kind === 'partner' && caller.keyKind === 'secret' ? caller.partnerId : null;

/** Whether a text can be the id of a hold; others would make a database error. */
const isHoldId = (id: string): boolean => /^[\w-]{1,100}$/.test(id);

/** Whether the hold belongs to somebody without a session or an account. */
const isOfItself = ({ id, holder }: TimeHold): boolean => holder === `hold:${id}`;

/**
 * Holds the free times of a cart, so that nobody takes them while its customer fills in a form. A visitor has one hold: it is replaced as a
 * whole, or stays as it is.
 * @throws Refusal 'invalid' (a start that is not offered), 'conflict' (`taken`), 'too-many'
 */
export const holdTimes =
  (ports: Pick<FreeTimesPorts, 'unitOfWork' | 'read' | 'now' | 'newToken' | 'staffing'>) =>
  async (asked: AskedHold): Promise<TimeHold> => {
    const { read } = ports;
    const { caller, lines, addressHash, holdId = null, lasts = HOLD_LASTS_MS } = asked;
    const at = ports.now();
    const ids = [...new Set(lines.map(({ experienceId }) => experienceId))];
    const units = timedUnits(lines, await read.catalogue.offersOf(ids));
    const partnerId = partnerOf(caller);
    const own = holderOfCaller(caller);
    // Whoever knows the id of such a hold is its holder. It keeps its id, whatever its times are.
    const named =
      own === null && holdId !== null && isHoldId(holdId) ? await read.holds.byId(holdId, at) : null;
    const id = named && isOfItself(named) ? named.id : ports.newToken();
    const holder = own ?? `hold:${id}`;
    return withTimes(
      ports,
      async () => units,
      () =>
        ports.unitOfWork(async (store) => {
          const before = partnerId === null ? await store.holds.ofHolder(holder, at) : null;
          const counted = { units: units.length, own: before?.units.length ?? 0 };
          await assertFewHeld(store, { partnerId, addressHash }, counted, at);
          const untilOf = (startedAt: Date) => holdEnd(startedAt, at, lasts);
          return holdUnits(store, units, { id, holder, partnerId, addressHash, at, untilOf });
        }),
    );
  };

/** @throws Refusal 'not-found' where the hold has ended, and for everybody but its holder */
const assertOwn = (hold: TimeHold | null, caller: Caller): TimeHold => {
  const isOwn =
    hold &&
    (hold.partnerId === null
      ? hold.holder === holderOfCaller(caller) || isOfItself(hold)
      : hold.partnerId === partnerOf(caller));
  if (!isOwn) throw new Refusal('not-found', HOLD_NOT_FOUND);
  return hold;
};

/**
 * Returns one of the caller's holds.
 * @throws Refusal 'not-found'
 */
export const ownHold =
  ({ read, now }: Pick<FreeTimesPorts, 'read' | 'now'>) =>
  async (caller: Caller, id: string): Promise<TimeHold> =>
    assertOwn(isHoldId(id) ? await read.holds.byId(id, now()) : null, caller);

/**
 * Extends one of the caller's holds to last this long from now, in milliseconds, but never beyond half an hour from its first moment (two
 * hours for a partner's server). It is never shortened.
 * @throws Refusal 'not-found'
 */
export const lengthenHold =
  ({ unitOfWork, now }: Pick<FreeTimesPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: string, lasts: number): Promise<TimeHold> =>
    unitOfWork(async ({ holds }) => {
      const at = now();
      const hold = assertOwn(await holds.lock(id, at), caller);
      const longest = hold.partnerId === null ? HOLD_LONGEST_MS : PARTNER_HOLD_LONGEST_MS;
      const end = Math.min(at.getTime() + lasts, hold.startedAt.getTime() + longest) + TOLD_EARLIER_MS;
      const until = new Date(Math.max(end, hold.until.getTime()));
      await holds.setEnd(id, until);
      return { ...hold, until };
    });

/**
 * Ends one of the caller's holds.
 * @throws Refusal 'not-found'
 */
export const endHold =
  ({ unitOfWork, now }: Pick<FreeTimesPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: string): Promise<void> =>
    unitOfWork(async ({ holds }) => {
      await holds.remove(assertOwn(isHoldId(id) ? await holds.lock(id, now()) : null, caller).id);
    });
