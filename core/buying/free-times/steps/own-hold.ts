import type { TimeHold } from '../../../calendar/staffing/time-hold.ts';
import type { Caller } from '../../../people/caller.ts';
import { holderOf } from '../../../people/holder.ts';
import type { FreeTimesStore } from '../ports.ts';
import { heldPlaces, type TimedUnit } from '../units.ts';

/** Who asks, and which hold they name. */
export interface HoldAsker {
  /** A browser session or an account; null where there is neither. */
  readonly holder: string | null;
  /** The partner whose key was sent. */
  readonly partnerId: number | null;
  /** Whether it is a partner's server, which has a secret key. */
  readonly isServer: boolean;
  readonly holdId: string | null;
}

export const NO_PARTNER = { partnerId: null, isServer: false, holdId: null } as const;

export const holdAsker = (caller: Caller, holdId: string | null): HoldAsker => {
  const isPartner = caller.kind === 'partner';
  return {
    holder: holderOf({
      accountId: caller.kind === 'signed-in' ? caller.accountId : null,
      visitorKey: caller.visitorKey,
    }),
    partnerId: isPartner ? caller.partnerId : null,
    isServer: isPartner && caller.keyKind === 'secret',
    holdId,
  };
};

/** The hold that a partner names. Visitors of a partner's page may have no session: for their holds, whoever knows the id is the holder. */
const namedHold = (found: TimeHold | null, partnerId: number): TimeHold | null =>
  found && (found.partnerId === partnerId || found.holder === `hold:${found.id}`) ? found : null;

/** One of a partner's holds that has all of these units. */
const holdWith = (held: readonly TimeHold[], units: readonly TimedUnit[]): TimeHold | null =>
  held.find((each) => units.length > 0 && !heldPlaces(units, each).includes(null)) ?? null;

/**
 * The asker's own hold: the one that a partner names, else that of the session or account, else one of a partner's server that has all of
 * these units.
 */
export const ownHold = async (
  { holds }: Pick<FreeTimesStore, 'holds'>,
  { holder, partnerId, isServer, holdId }: HoldAsker,
  units: readonly TimedUnit[],
  at: Date,
): Promise<TimeHold | null> => {
  if (partnerId !== null && holdId !== null) return namedHold(await holds.byId(holdId, at), partnerId);
  if (holder !== null) return holds.ofHolder(holder, at);
  return partnerId !== null && isServer ? holdWith(await holds.ofPartner(partnerId, at), units) : null;
};
