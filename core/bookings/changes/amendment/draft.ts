import { MAX_LINES } from '../../../buying/cart/cart.ts';
import type { Session } from '../../../calendar/scheduling/session.ts';
import { invalid } from '../../../kernel/refusal.ts';
import { isSame } from '../../../people/audit/edit.ts';
import { type BookedLine, type Booking, withSessions } from '../../booking/booking.ts';
import { byName, byPlace, isAmong, type SessionName } from '../../booking/place.ts';
import { MOST_UNITS, TOO_MANY_LINES, TOO_MANY_UNITS } from '../words.ts';

/** How units of a line are sold: experience, tier, add-ons, prices and policy. */
export type Variant = Omit<BookedLine, 'sessions' | 'slots' | 'quantity' | 'headcount'>;

interface DraftLine {
  readonly variant: Variant;
  readonly headcount: number | null;
  readonly sessions: readonly Session[];
}

/** A booking's lines while they are amended. Lines are never removed, so their indexes stay. */
export type Draft = readonly DraftLine[];

const variantOf = ({
  sessions: _,
  slots: __,
  quantity: ___,
  headcount: ____,
  ...variant
}: BookedLine): Variant => variant;

export const draftOf = ({ lines }: Pick<Booking, 'lines'>): Draft =>
  lines.map((line) => ({ variant: variantOf(line), headcount: line.headcount, sessions: line.sessions }));

/** The lines of a draft, each with its sessions in order. */
export const linesOf = (draft: Draft): readonly BookedLine[] =>
  draft.map(({ variant, headcount, sessions }, at) => {
    const inOrder = sessions.toSorted(byPlace(at));
    return withSessions({ ...variant, headcount, quantity: sessions.length }, inOrder);
  });

/** Whether both have the same add-ons at the same prices, in any order. A line has each add-on once. */
const isSameAddOns = ({ addOns: a }: Variant, { addOns: b }: Variant): boolean =>
  a.length === b.length &&
  a.every(({ id, name, price }) =>
    b.some((each) => each.id === id && each.name === name && each.price === price),
  );

/** Whether units sold as `a` and as `b` belong on one line. */
export const isSameVariant = (a: Variant, b: Variant): boolean =>
  a.experienceId === b.experienceId &&
  a.selectedTier === b.selectedTier &&
  a.tierPrice === b.tierPrice &&
  isSameAddOns(a, b) &&
  isSame(a.policy, b.policy);

/** The draft with these sessions of the line at index `at` replaced by their new values. */
export const withChangedSessions = (draft: Draft, at: number, changed: readonly Session[]): Draft => {
  const found = byName(changed, (session) => session);
  return draft.map((line, each) =>
    each === at ? { ...line, sessions: line.sessions.map((session) => found(session) ?? session) } : line,
  );
};

/** The index of a line that is sold as `variant`; a new line at the end where there is none. */
const placeFor = (draft: Draft, variant: Variant, headcount: number | null): { draft: Draft; at: number } => {
  const at = draft.findIndex((line) => isSameVariant(line.variant, variant));
  if (at >= 0) return { draft, at };
  if (draft.length >= MAX_LINES) throw invalid('lines', TOO_MANY_LINES);
  return { draft: [...draft, { variant, headcount, sessions: [] }], at: draft.length };
};

/**
 * Sells units of one line as `variant`. When they are all the units of the line, the line itself changes; otherwise they move to a line
 * that is sold so already, or to a new one. Their names stay.
 */
export const sellAs = (
  draft: Draft,
  from: number,
  units: readonly SessionName[],
  variant: Variant,
): Draft => {
  const line = draft[from];
  if (!line || units.length === 0 || isSameVariant(line.variant, variant)) return draft;
  const isMoved = isAmong(units);
  if (line.sessions.every(isMoved)) return draft.map((each) => (each === line ? { ...line, variant } : each));
  const moved = line.sessions.filter(isMoved);
  const headcount = moved[0]?.headcount ?? null;
  const found = placeFor(draft, variant, headcount);
  return found.draft.map((each, at) => {
    if (at === from) return { ...each, sessions: each.sessions.filter((session) => !isMoved(session)) };
    return at === found.at ? { ...each, sessions: [...each.sessions, ...moved] } : each;
  });
};

/** The next unit number for sessions named after this line, wherever they are now. */
const nextUnit = (draft: Draft, line: number): number =>
  draft
    .flatMap(({ sessions }) => sessions)
    .reduce((next, session) => (session.line === line ? Math.max(next, session.unit + 1) : next), 0);

/** Adds units that are sold as `variant`; `make` makes the session for a name. Returns the new sessions and the index of their line. */
export const addUnits = (
  draft: Draft,
  variant: Variant,
  { count, headcount }: { readonly count: number; readonly headcount: number | null },
  make: (name: SessionName) => Session,
): { readonly draft: Draft; readonly added: readonly Session[]; readonly at: number } => {
  const before = draft.reduce((units, { sessions }) => units + sessions.length, 0);
  if (before + count > MOST_UNITS) throw invalid('lines', TOO_MANY_UNITS);
  const found = placeFor(draft, variant, headcount);
  const first = nextUnit(found.draft, found.at);
  const added = Array.from({ length: count }, (_, each) => make({ line: found.at, unit: first + each }));
  return {
    added,
    at: found.at,
    draft: found.draft.map((line, at) =>
      at === found.at ? { ...line, sessions: [...line.sessions, ...added] } : line,
    ),
  };
};

/** The draft with another headcount on one of its lines. */
export const withLineHeadcount = (draft: Draft, at: number, headcount: number | null): Draft =>
  draft.map((line, each) => (each === at ? { ...line, headcount } : line));
