import type { Zone } from '../../calendar/scheduling/zone.ts';
import { chooseHosts } from '../../calendar/staffing/choose-hosts.ts';
import { isOfferedStart } from '../../calendar/staffing/free-times.ts';
import type { TimeHold } from '../../calendar/staffing/time-hold.ts';
import { DAY_MS } from '../../calendar/staffing/wall-clock.ts';
import type { Offer } from '../../shop/catalogue/offer.ts';
import type { RequestedLine } from '../cart/requested-line.ts';
import { asOf } from '../free-times/free-times.ts';
import { offeredTimes, timedOf } from '../free-times/offered-times.ts';
import type { StaffingAhead } from '../free-times/ports.ts';
import { type TakenTime, takenTimes } from '../free-times/time-taken.ts';
import { heldPlaces, type TimedUnit, timedUnits } from '../free-times/units.ts';
import { TIME_TAKEN } from '../free-times/words.ts';
import type { Quote } from './quote.ts';

/** A quote with those of its free times that are taken. */
export interface CheckedQuote extends Quote {
  /** Units whose time is taken, each with the nearest other times. */
  readonly taken: readonly TakenTime[];
}

/** The units with free times of lines whose experience offers them. Other units are left out, because a quote refuses nothing. */
export const quotableUnits = (
  lines: readonly RequestedLine[],
  offers: ReadonlyMap<number, Offer>,
): readonly TimedUnit[] => {
  const isOffered = ({ experienceId }: RequestedLine): boolean => {
    const offer = offers.get(experienceId);
    return offer !== undefined && offeredTimes(timedOf(offer), offer.rules) !== null;
  };
  // Other lines keep their index, without times, so that paths stay right.
  return timedUnits(
    lines.map((line) => (isOffered(line) ? line : { ...line, chosen: [] })),
    offers,
  );
};

interface Known {
  readonly ahead: StaffingAhead;
  readonly zone: Zone;
  readonly now: Date;
  /** The asker's own hold. */
  readonly hold: TimeHold | null;
}

/** Weeks of other time zones begin up to a day earlier or end up to a day later. */
const AROUND_MS = 8 * DAY_MS;

/** The facts near these units only, so that a whole year is not searched for each unit. */
const around = (ahead: StaffingAhead, units: readonly TimedUnit[]): StaffingAhead => {
  const starts = units.map(({ startsAt }) => startsAt.getTime());
  const [from, to] = [Math.min(...starts) - AROUND_MS, Math.max(...starts) + AROUND_MS];
  return {
    ...ahead,
    reserved: ahead.reserved.filter(
      ({ startsAt, endsAt }) => endsAt.getTime() > from && startsAt.getTime() < to,
    ),
  };
};

/** The units that could not be booked now, checked together as a booking does. What the asker holds counts as theirs. */
const takenUnitsOf = (
  units: readonly TimedUnit[],
  { ahead, zone, now, hold }: Known,
): readonly TimedUnit[] => {
  const places = heldPlaces(units, hold);
  const open = units.filter((_, at) => places[at] === null);
  const kept = new Set(places.flatMap((place) => hold?.units[place ?? -1]?.startsAt.getTime() ?? []));
  const known = asOf(around(ahead, units), now);
  const facts = {
    ...known,
    zone,
    // Times of the asker's hold that are not kept would be released by the booking.
    reserved: known.reserved.filter(
      ({ holdId, startsAt }) => holdId === null || holdId !== hold?.id || kept.has(startsAt.getTime()),
    ),
  };
  const wantedOf = ({ offer, language }: TimedUnit) => ({ offer, language, now });
  const late = open.filter((unit) => !isOfferedStart(wantedOf(unit), zone, unit.startsAt));
  const offered = open.filter((unit) => !late.includes(unit));
  const chosen = chooseHosts(
    facts,
    offered.map((unit) => ({ wanted: wantedOf(unit), startsAt: unit.startsAt })),
  );
  const failed = 'failed' in chosen ? chosen.failed.flatMap((at) => offered[at] ?? []) : [];
  return units.filter((unit) => late.includes(unit) || failed.includes(unit));
};

/** Adds to a quote which of its times are taken; another problem of a line is not replaced by that. */
export const withTakenTimes = (quote: Quote, units: readonly TimedUnit[], known: Known): CheckedQuote => {
  const gone = takenUnitsOf(units, known);
  if (gone.length === 0) return { ...quote, taken: [] };
  const others = units.filter((unit) => !gone.includes(unit));
  const { ahead, zone, now, hold } = known;
  const lines = quote.lines.map((line, at) =>
    !line.problem && gone.some((unit) => unit.line === at)
      ? { ...line, problem: { kind: 'time-taken' as const, message: TIME_TAKEN } }
      : line,
  );
  return { ...quote, lines, taken: takenTimes(gone, ahead, { zone, now, holdId: hold?.id ?? null }, others) };
};
