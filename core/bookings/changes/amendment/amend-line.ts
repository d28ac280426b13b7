import { newSession, type Session } from '../../../calendar/scheduling/session.ts';
import { describing } from '../../../calendar/scheduling/session-changes.ts';
import { progressOf, takesPlace, whyFinished } from '../../../calendar/scheduling/session-states.ts';
import { invalid, Refusal } from '../../../kernel/refusal.ts';
import { isAmong, isNamed, type SessionName } from '../../booking/place.ts';
import { titleOfLine } from '../title.ts';
import { withAddedTax } from './added-tax.ts';
import type { OffersOfToday } from './amendment.ts';
import { assertAmendable, assertBookingAmendable, whyNotAmendable } from './assert-amendable.ts';
import {
  addUnits,
  isSameVariant,
  sellAs,
  type Variant,
  withChangedSessions,
  withLineHeadcount,
} from './draft.ts';
import { type Change, counted, type Progress } from './progress.ts';
import { newVariant, offerFor, type RequestedChange, tierFor, variantAfter } from './target-variant.ts';

/** What an amendment depends on besides the booking. */
export interface Today {
  readonly offers: OffersOfToday;
  readonly now: Date;
  readonly isDesk: boolean;
}

const nameOf = ({ line, unit }: Session): SessionName => ({ line, unit });

/** How a unit is sold after a change. */
interface Sold {
  readonly variant: Variant;
  /** Whether it is sold as before. */
  readonly isSame: boolean;
  /** Equal for units that are sold alike. */
  readonly key: string;
}

/** Returns how a unit of the line is sold after a change, by its headcount; computed once per headcount. */
const soldAfter = (
  requested: RequestedChange,
  before: Variant,
  offers: OffersOfToday,
): ((people: number | null) => Sold) => {
  const known = new Map<number | null, Sold>();
  return (people) => {
    const found = known.get(people);
    if (found) return found;
    const variant = variantAfter(requested, before, people, offers);
    const sold = { variant, isSame: isSameVariant(variant, before), key: JSON.stringify(variant) };
    known.set(people, sold);
    return sold;
  };
};

/** Changes units of the line at index `at` as requested. */
export const changeUnits = (
  progress: Progress,
  at: number,
  units: readonly Session[],
  requested: RequestedChange,
  { offers, now, isDesk }: Today,
): Progress => {
  const line = progress.draft[at];
  if (!line) return progress;
  const { headcount: wanted } = requested.change;
  const soldTo = soldAfter(requested, line.variant, offers);
  const changed = units
    .map((session) => {
      const headcount = wanted === undefined ? session.headcount : wanted;
      return { session, headcount, ...soldTo(headcount) };
    })
    .filter(({ session, headcount, isSame }) => headcount !== session.headcount || !isSame);
  for (const { session } of changed) assertAmendable(line.variant, session, now, isDesk);
  const { policy } = line.variant;
  const title = titleOfLine(line.variant);
  const changes = changed.map(({ session, variant, headcount }): Change => {
    const before = { variant: line.variant, headcount: session.headcount };
    return { title, policy, at, session, before, after: { variant, headcount } };
  });
  const described = changed
    .filter(({ session, headcount }) => headcount !== session.headcount)
    .map(({ session, headcount }) => describing(session, { headcount }));
  let draft = withChangedSessions(progress.draft, at, described);
  for (const [first, ...rest] of Map.groupBy(changed, ({ key }) => key).values())
    if (first)
      draft = sellAs(
        draft,
        at,
        [first, ...rest].map(({ session }) => session),
        first.variant,
      );
  return {
    ...counted(progress, changes, now, withAddedTax(progress, changes, offers)),
    draft,
    changed: [...progress.changed, ...changed.map(({ session }) => nameOf(session))],
  };
};

/** Takes units out: first those without a time, and of these the last ones first. */
const takeOut = (
  progress: Progress,
  at: number,
  living: readonly Session[],
  count: number,
  { now, isDesk }: Today,
): Progress => {
  const line = progress.draft[at];
  if (!line) return progress;
  const whyNot = (session: Session): string | null => whyNotAmendable(line.variant, session, now, isDesk);
  const mayGo = living.filter((session) => whyNot(session) === null);
  const stays = living.find((session) => whyNot(session) !== null);
  if (mayGo.length < count && stays) assertAmendable(line.variant, stays, now, isDesk);
  const { policy } = line.variant;
  const title = titleOfLine(line.variant);
  const out = mayGo
    .toReversed()
    .toSorted((a, b) => progressOf(a) - progressOf(b))
    .slice(0, count);
  const changes = out.map((session): Change => {
    const before = { variant: line.variant, headcount: session.headcount };
    return { title, policy, at, session, before, after: null };
  });
  return {
    ...counted(progress, changes, now),
    cancelled: [...progress.cancelled, ...out.map(nameOf)],
  };
};

/**
 * Adds units at today's offers.
 * @throws Refusal 'conflict' when customers may not change the booking any longer
 */
export const addToDraft = (
  progress: Progress,
  variant: Variant,
  units: { readonly count: number; readonly headcount: number | null },
  { now, isDesk, offers }: Today,
): Progress => {
  assertBookingAmendable(progress.booking, now, isDesk);
  // New sessions have waited for a time since they were added.
  const { draft, added, at } = addUnits(progress.draft, variant, units, (name) => ({
    ...newSession(name, [], units.headcount),
    stateSince: now,
  }));
  const after = { variant, headcount: units.headcount };
  const said = {
    title: titleOfLine(variant),
    policy: variant.policy,
    at,
    session: null,
    before: null,
    after,
  };
  const changes = added.map((session): Change => ({ ...said, added: nameOf(session) }));
  const done = counted(progress, changes, now, withAddedTax(progress, changes, offers));
  return { ...done, draft, changed: [...done.changed, ...added.map(nameOf)] };
};

/** Returns whether an earlier change of this amendment has taken a unit out. Its session stays in the draft until all changes are made. */
const takenOut = ({ cancelled }: Progress): ((session: SessionName) => boolean) => isAmong(cancelled);

/** Makes a change of a whole line. */
export const amendLine = (
  progress: Progress,
  at: number,
  requested: RequestedChange,
  today: Today,
): Progress => {
  const before = progress.draft[at];
  if (!before) return progress;
  const { change, path } = requested;
  // Units that an earlier change has moved to this line are not part of it.
  const isOfLine = isAmong(progress.booking.lines[at]?.sessions ?? []);
  const isOut = takenOut(progress);
  const living = before.sessions.filter(
    (session) => isOfLine(session) && takesPlace(session) && !isOut(session),
  );
  const quantity = change.quantity ?? living.length;
  if (living.length === 0) throw new Refusal('conflict', 'All sessions of this line are cancelled.');
  // Units are taken out first, so that the change does not charge for them.
  const taken =
    quantity < living.length ? takeOut(progress, at, living, living.length - quantity, today) : progress;
  const isGone = takenOut(taken);
  const stay = living.filter((session) => !isGone(session));
  const changed = changeUnits(taken, at, stay, requested, today);
  const said =
    change.headcount === undefined
      ? changed
      : { ...changed, draft: withLineHeadcount(changed.draft, at, change.headcount) };
  if (quantity <= living.length) return said;
  const headcount = change.headcount === undefined ? before.headcount : change.headcount;
  const offer = offerFor(today.offers, before.variant.experienceId, `${path}.quantity`);
  const ids = change.addOnIds ?? before.variant.addOns.map(({ id }) => id);
  const variant = newVariant(
    requested,
    offer,
    tierFor(requested, before.variant.selectedTier, headcount),
    ids,
  );
  return addToDraft(said, variant, { count: quantity - living.length, headcount }, today);
};

/** Makes a change of one session. */
export const amendSession = (progress: Progress, requested: RequestedChange, today: Today): Progress => {
  const { change, path } = requested;
  const isIt = (session: SessionName): boolean => change.session !== null && isNamed(change.session)(session);
  const at = progress.draft.findIndex(({ sessions }) => sessions.some(isIt));
  const line = progress.draft[at];
  const session = line?.sessions.find(isIt);
  if (!line || !session) throw new Refusal('not-found', 'Session not found');
  if (change.quantity !== undefined && change.quantity !== 1)
    throw invalid(`${path}.quantity`, 'A session is one unit.');
  const gone = takenOut(progress)(session) ? whyFinished({ state: 'cancelled' }, 'change') : null;
  if (gone !== null) throw new Refusal('conflict', gone);
  assertAmendable(line.variant, session, today.now, today.isDesk);
  const changed = changeUnits(progress, at, [session], requested, today);
  const isOnly = line.sessions.filter(takesPlace).length === 1;
  return isOnly && change.headcount !== undefined
    ? { ...changed, draft: withLineHeadcount(changed.draft, at, change.headcount) }
    : changed;
};
