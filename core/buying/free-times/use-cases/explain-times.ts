import { type BookingRules, rulesInForce } from '../../../calendar/scheduling/booking-rules.ts';
import { whyStartRefused } from '../../../calendar/scheduling/why-start-refused.ts';
import type { Zone } from '../../../calendar/scheduling/zone.ts';
import { candidatesOf, type Hindrance } from '../../../calendar/staffing/candidates.ts';
import {
  hasFreshFeed,
  horizonOf,
  isOnGrid,
  type StaffingNow,
  type Wanted,
} from '../../../calendar/staffing/free-times.ts';
import { hindranceWords } from '../../../calendar/staffing/hindrance-words.ts';
import type { Host } from '../../../calendar/staffing/host.ts';
import { DAY_MS, dayIn, MINUTE_MS } from '../../../calendar/staffing/wall-clock.ts';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import { asOf, type FreeDay, freeTimesOn, windowOf } from '../free-times.ts';
import { offeredTimes } from '../offered-times.ts';
import type { FreeTimesPorts } from '../ports.ts';
import type { TimedExperience } from './free-times-of.ts';

/** Why no times, or no more of them, can be booked at once: for one host, or by a rule that applies to all. */
export interface TimeReason {
  readonly hostId: number | null;
  readonly hostName: string | null;
  readonly words: string;
}

export interface ExplainedTimes {
  /** The present day in the shop's time zone. */
  readonly today: LocalDate;
  readonly zone: Zone;
  readonly days: readonly FreeDay[];
  readonly reasons: readonly TimeReason[];
}

const SHOWN_DAYS = 14;

const BY_REQUEST = 'This experience is booked by request: customers wish for times.';

/** The rules that no start of the day satisfies, in words. */
const ruleReason = (
  wanted: Wanted,
  { zone }: Pick<StaffingNow, 'zone'>,
  starts: readonly Date[],
): string | null => {
  const { offer, now } = wanted;
  const [first] = starts;
  if (!first) return null;
  if (first > horizonOf(wanted, zone))
    return `Free times are offered ${offer.horizonDays} days ahead; this day is later.`;
  const earliest = now.getTime() + offer.noticeHours * 60 * MINUTE_MS;
  const open = starts.filter((start) => start.getTime() >= earliest);
  if (open.length === 0) return `Too soon: free times need a notice of ${offer.noticeHours} hours.`;
  const broken = open.map((start) => whyStartRefused(start, offer.rules, now));
  return broken.every((words) => words !== null) ? (broken[0] ?? null) : null;
};

const NEVER_LEADS = 'Does not lead this experience';

const generalReason = (host: Host, { offer, now }: Wanted): string | null => {
  if (!host.experienceIds.includes(offer.experienceId)) return NEVER_LEADS;
  if (!host.takesInstant) return 'Takes no instant bookings: switch it on in the form of the host.';
  if (!hasFreshFeed(host, now)) return 'Their own calendar has not been read for a day.';
  return null;
};

/** What prevents a host from leading most starts of the day, in words. */
const hostReason = (
  facts: StaffingNow,
  wanted: Wanted,
  host: Host,
  starts: readonly Date[],
): string | null => {
  const general = generalReason(host, wanted);
  if (general !== null) return general;
  const counts = new Map<Hindrance['kind'], { count: number; words: string }>();
  for (const startsAt of starts) {
    const [candidate] = candidatesOf({
      session: { bookingId: 0, line: 0, unit: 0, experienceId: wanted.offer.experienceId },
      span: { startsAt, endsAt: new Date(startsAt.getTime() + wanted.offer.minutes * MINUTE_MS) },
      language: wanted.language,
      hosts: [host],
      reserved: facts.reserved,
      busy: facts.busy,
    });
    const [hindrance] = candidate?.hindrances ?? [];
    if (!hindrance) return null;
    const known = counts.get(hindrance.kind);
    if (known) known.count += 1;
    else counts.set(hindrance.kind, { count: 1, words: hindranceWords(hindrance, facts.zone) });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.words ?? null;
};

const startsOf = (
  day: LocalDate,
  { zone }: Pick<StaffingNow, 'zone'>,
  { offer }: Wanted,
): readonly Date[] => {
  const { startsAt, endsAt } = windowOf({ from: day, to: day, zone });
  const starts: Date[] = [];
  for (let at = startsAt.getTime(); at < endsAt.getTime(); at += 15 * MINUTE_MS)
    if (isOnGrid(offer, zone, new Date(at))) starts.push(new Date(at));
  return starts;
};

/**
 * The next days as customers see them, in the shop's time zone. For one day it also explains why no times, or no more of them, are free: a
 * rule that all its starts break, and, for each host who could lead the experience, what prevents them most.
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const explainTimes =
  ({ staffing, now }: Pick<FreeTimesPorts, 'staffing' | 'now'>) =>
  async (
    caller: Caller,
    experience: TimedExperience,
    shopRules: BookingRules,
    day: LocalDate | null,
  ): Promise<ExplainedTimes> => {
    requireAdmin(caller);
    const known = await staffing.current();
    const at = now();
    const { zone } = shopRules;
    const offer = offeredTimes(experience, rulesInForce(experience.bookingRules, shopRules));
    const today = dayIn(at.getTime(), zone);
    if (!offer)
      return { today, zone, days: [], reasons: [{ hostId: null, hostName: null, words: BY_REQUEST }] };
    const facts = { ...asOf(known, at), zone };
    const wanted = { offer, language: null, now: at };
    const last = dayIn(at.getTime() + (SHOWN_DAYS - 1) * DAY_MS, zone);
    const { days } = freeTimesOn(facts, wanted, { from: day ?? today, to: day ?? last, zone });
    if (day === null) return { today, zone, days, reasons: [] };
    const starts = startsOf(day, facts, wanted);
    const rule = ruleReason(wanted, facts, starts);
    const open = starts.filter((start) => start > at && whyStartRefused(start, offer.rules, at) === null);
    const reasons = facts.hosts.flatMap((host): readonly TimeReason[] => {
      const words = hostReason(facts, wanted, host, open);
      return words === null || words === NEVER_LEADS ? [] : [{ hostId: host.id, hostName: host.name, words }];
    });
    const noHost = { hostId: null, hostName: null, words: 'No active host leads this experience.' };
    const leads = facts.hosts.some(({ experienceIds }) => experienceIds.includes(experience.id));
    return {
      today,
      zone,
      days,
      reasons: [
        ...(rule === null ? [] : [{ hostId: null, hostName: null, words: rule }]),
        ...(leads ? [] : [noHost]),
        ...reasons,
      ],
    };
  };
