import type { SessionAction } from '@wondercast/core/bookings/booking/session-action';
import type { LucideIcon } from 'lucide-react';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleOff from 'lucide-react/icons/circle-off';
import Hourglass from 'lucide-react/icons/hourglass';
import MicVocal from 'lucide-react/icons/mic-vocal';
import Move from 'lucide-react/icons/move';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import UserRoundX from 'lucide-react/icons/user-round-x';
import type { SessionDetailWire, SessionEventWire } from '../../api/transport/wire.ts';
import { momentIn, zoneOf } from '../../ui/formats/zone-moment.ts';

interface Told {
  readonly icon: LucideIcon;
  /** What was done. */
  readonly words: string;
}

const SESSION_WORDS: Readonly<Record<`session.${SessionAction}`, Told>> = {
  'session.preferences-set': { icon: CalendarHeart, words: 'set preferred times' },
  'session.suggested': { icon: Send, words: 'suggested times' },
  'session.suggestion-withdrawn': { icon: Undo2, words: 'took the suggestion back' },
  'session.suggestion-expired': { icon: Hourglass, words: 'let the suggestion expire' },
  'session.agreed': { icon: Check, words: 'agreed' },
  'session.moved': { icon: Move, words: 'moved it' },
  'session.reopened': { icon: Undo2, words: 'opened it again' },
  'session.changed': { icon: Pencil, words: 'changed' },
  'session.delivered': { icon: CheckCheck, words: 'marked it delivered' },
  'session.resumed': { icon: Undo2, words: 'took the delivery back' },
  'session.cancelled': { icon: CircleOff, words: 'cancelled it' },
};

/** What is done with a host. */
const HOST_WORDS: Readonly<Record<string, Told>> = {
  'session.host-asked': { icon: MicVocal, words: 'asked' },
  'session.host-assigned': { icon: MicVocal, words: 'assigned' },
  'session.host-accepted': { icon: Check, words: 'accepted' },
  'session.host-declined': { icon: UserRoundX, words: 'declined' },
  'session.host-absent': { icon: UserRoundX, words: 'is away then' },
  'session.host-withdrawn': { icon: UserRoundX, words: 'freed' },
};

const WORDS: Readonly<Record<string, Told>> = { ...SESSION_WORDS, ...HOST_WORDS };

/** Field names for people. */
const FIELDS: Readonly<Record<string, string>> = {
  joinUrl: 'the join link',
  place: 'the place',
  headcount: 'the headcount',
  hostNotes: 'the notes for the host',
  notes: 'the notes for the host',
  guestNotes: 'the guests’ notes',
};

/** Actions that hosts take themselves, which need no other name. */
const BY_HOST: readonly string[] = ['session.host-accepted', 'session.host-declined', 'session.host-absent'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The object of an event: its host, or the changed fields. */
const objectOf = (
  { action, details }: SessionEventWire,
  { assignments, zone: shown }: Pick<SessionDetailWire, 'assignments' | 'zone'>,
): string => {
  const { hostId, after } = details;
  if (action.startsWith('session.host-') && !BY_HOST.includes(action))
    return assignments.find((each) => each.hostId === hostId)?.hostName ?? 'a host';
  if (isRecord(after) && (action === 'session.agreed' || action === 'session.moved')) {
    const { startsAt, zone } = after;
    return typeof startsAt === 'string'
      ? `to ${momentIn(startsAt, zoneOf(typeof zone === 'string' ? zone : shown))}`
      : '';
  }
  if (action !== 'session.changed') return '';
  const fields = isRecord(after) ? Object.keys(after).flatMap((name) => FIELDS[name] ?? []) : [];
  return fields.length > 0 ? fields.join(', ') : 'its details';
};

/** The text of an event of a session. */
export const historyWords = (event: SessionEventWire, session: SessionDetailWire): Told => {
  const { icon, words } = WORDS[event.action] ?? {
    icon: Pencil,
    words: event.action.slice(event.action.lastIndexOf('.') + 1).replaceAll('-', ' '),
  };
  return { icon, words: `${words} ${objectOf(event, session)}`.trim() };
};
