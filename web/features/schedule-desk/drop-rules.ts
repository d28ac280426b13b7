import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { CandidateWire } from '../../api/transport/wire.ts';
import { dayWords, placeOf, placeWords, spanClock, timeIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { type Lane, overlaps, type Stretch } from './board-model.ts';
import type { Movable } from './movable.ts';

/** Whether and how a session can be dropped into a lane. */
export interface Verdict {
  /** `here` is its present place; with `advice` a drop is still allowed. */
  readonly kind: 'free' | 'advice' | 'no' | 'here';
  readonly words: string;
  readonly detail: string | null;
}

const MINUTE_MS = 60_000;

/** The server knows a host's break; until it has replied, this minimum is assumed. */
const BREAK_MS = 15 * MINUTE_MS;

const no = (words: string, detail: string | null = null): Verdict => ({ kind: 'no', words, detail });

/** The server's verdict about a host: it knows breaks, languages and other desks' changes. */
const toldBy = (candidate: CandidateWire, free: Verdict): Verdict => {
  const [hard] = candidate.hindrances.filter(({ kind }) => kind !== 'own-calendar');
  if (hard) return no(hard.words);
  const [advice] = candidate.hindrances;
  return advice ? { kind: 'advice', words: 'Own calendar busy', detail: 'advice only' } : free;
};

interface Question {
  readonly movable: Movable;
  readonly lane: Lane;
  /** In milliseconds. */
  readonly startsAt: number;
  readonly now: number;
  /** The board's zone. */
  readonly zone: Zone;
  /** The server's verdict about the lane's host at that start; null until it has replied. */
  readonly candidate?: CandidateWire | null;
}

/** Whether a lane can take a session at a start, and why not. */
export const verdictOf = (question: Question): Verdict => {
  const { movable, startsAt, now, candidate = null } = question;
  const { host, blocks, away, busy } = question.lane;
  if (startsAt <= now) return no('This time is past');
  if (!movable.isNew && startsAt === movable.startsAt && (host?.id ?? null) === movable.lane)
    return { kind: 'here', words: 'Where it is', detail: null };
  if (!host) return { kind: 'free', words: 'Without a host', detail: null };
  const time: Stretch = { startsAt, endsAt: startsAt + movable.minutes * MINUTE_MS };
  const zone = zoneOf(host.zone);
  const free: Verdict = {
    kind: 'free',
    words: 'Free',
    detail: `${timeIn(startsAt, zone)} in ${placeWords(zone)}`,
  };
  // In the server's list, the session's own host is blocked by the session itself.
  if (candidate && host.id !== movable.lane) return toldBy(candidate, free);
  const experience = movable.session.experience?.id ?? null;
  if (experience !== null && !host.experienceIds.includes(experience)) return no('Cannot lead it');
  const absence = away.find((each) => overlaps(each, time));
  if (absence) return no('Away', `until ${dayWords(placeOf(absence.endsAt, zone).day)}`);
  const covers = host.available.some(
    (span) => Date.parse(span.startsAt) <= time.startsAt && Date.parse(span.endsAt) >= time.endsAt,
  );
  if (!covers) return no('Outside hours', free.detail);
  const wide: Stretch = { startsAt: time.startsAt - BREAK_MS, endsAt: time.endsAt + BREAK_MS };
  const clash = blocks.find((block) => block.session.id !== movable.session.id && overlaps(block, wide));
  if (clash) return no(`Clash at ${timeIn(clash.startsAt, question.zone)}`, clash.session.bookingReference);
  const other = busy.find((each) => overlaps(each, time));
  if (other) {
    const [from, to] = [placeOf(other.startsAt, zone), placeOf(other.endsAt, zone)];
    return {
      kind: 'advice',
      words: 'Own calendar busy',
      detail: `${spanClock(from.minute, to.minute)}, advice only`,
    };
  }
  return free;
};

/** Whether a session may be dropped there. */
export const mayDrop = ({ kind }: Verdict): boolean => kind === 'free' || kind === 'advice';
