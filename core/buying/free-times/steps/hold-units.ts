import { reservationOf } from '../../../calendar/staffing/assignment.ts';
import { spanOfUnit } from '../../../calendar/staffing/choose-hosts.ts';
import type { HeldTime, TimeHold } from '../../../calendar/staffing/time-hold.ts';
import type { FreeTimesStore } from '../ports.ts';
import type { TimedUnit } from '../units.ts';
import { takeUnits } from './take-units.ts';

const heldTime = ({ offer, startsAt, zone, language }: TimedUnit): HeldTime => ({
  experienceId: offer.experienceId,
  startsAt,
  minutes: offer.minutes,
  zone,
  language,
});

const isSame = (a: HeldTime, b: HeldTime): boolean =>
  a.experienceId === b.experienceId && a.startsAt.getTime() === b.startsAt.getTime();

/** The holder, and when a hold ends that began at a given moment. */
export interface Holding extends Pick<TimeHold, 'id' | 'holder' | 'partnerId' | 'addressHash'> {
  readonly at: Date;
  readonly untilOf: (startedAt: Date) => Date;
}

/**
 * Holds a host for each unit, replacing the holder's previous hold: all units, or nothing changes. A hold that keeps any of its times
 * counts from its first moment.
 * @throws TimesTaken, Refusal 'invalid' or 'conflict' as `takeUnits`
 */
export const holdUnits = async (
  store: FreeTimesStore,
  units: readonly TimedUnit[],
  { id, holder, partnerId, addressHash, at, untilOf }: Holding,
): Promise<TimeHold> => {
  const own = partnerId === null ? await store.holds.ofHolder(holder, at) : null;
  const before = own && (await store.holds.lock(own.id, at));
  const taken = await takeUnits(store, units, { at, hold: before, isJudged: true });
  const held = units.map(heldTime);
  const goesOn = before?.units.some((each) => held.some((unit) => isSame(unit, each))) ?? false;
  const startedAt = before && goesOn ? before.startedAt : at;
  const until = new Date(
    Math.max(untilOf(startedAt).getTime(), before && goesOn ? before.until.getTime() : 0),
  );
  const hold = {
    id: before && goesOn ? before.id : id,
    holder,
    partnerId,
    addressHash,
    startedAt,
    until,
    units: held,
  };
  await store.holds.put(hold);
  for (const [holdUnit, { unit, host }] of taken.entries()) {
    await store.holds.reserve(
      {
        ...reservationOf(host, spanOfUnit(unit)),
        hostId: host.id,
        holdId: hold.id,
        holdUnit,
        heldUntil: until,
      },
      at,
    );
  }
  return hold;
};
