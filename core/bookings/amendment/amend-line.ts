import { newSession, type Session } from '../../calendar/scheduling/session.ts';
import { describing } from '../../calendar/scheduling/session-changes.ts';
import { takesPlace } from '../../calendar/scheduling/session-states.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { isAmong, isNamed, type SessionName } from '../booking/place.ts';
import type { OffersOfToday } from './amendment.ts';
import { assertAmendable, assertBookingAmendable, whyNotAmendable } from './assert-amendable.ts';
import { addUnits, isSameSpec, type Spec, sellAs, withChangedSessions, withLineHeadcount } from './draft.ts';
import { type Change, counted, type Running, saidOf } from './running.ts';
import { offerFor, specAfter, specOfNew, tierFor, type Wish } from './target-spec.ts';
import { titleOfLine } from './title.ts';
import { CANCELLED } from './words.ts';

/** What amending needs to know beside the booking. */
export interface Today {
  readonly offers: OffersOfToday;
  readonly now: Date;
  readonly isDesk: boolean;
}

const nameOf = ({ line, unit }: Session): SessionName => ({ line, unit });

/** How a unit is sold after a wish. */
interface Sold {
  readonly spec: Spec;
  /** Whether that is as before. */
  readonly isSame: boolean;
  /** The same for units that are sold alike. */
  readonly key: string;
}

/** How units of a line are sold after a wish, worked out once for each headcount. */
const soldAfter = (wish: Wish, before: Spec, offers: OffersOfToday): ((people: number | null) => Sold) => {
  const known = new Map<number | null, Sold>();
  return (people) => {
    const found = known.get(people);
    if (found) return found;
    const spec = specAfter(wish, before, people, offers);
    const sold = { spec, isSame: isSameSpec(spec, before), key: JSON.stringify(spec) };
    known.set(people, sold);
    return sold;
  };
};

/** Sells units of the line at `at` as the wish says. */
export const changeUnits = (
  running: Running,
  at: number,
  units: readonly Session[],
  wish: Wish,
  { offers, now, isDesk }: Today,
): Running => {
  const line = running.draft[at];
  if (!line) return running;
  const { headcount: wanted } = wish.change;
  const soldTo = soldAfter(wish, line.spec, offers);
  const changed = units
    .map((session) => {
      const headcount = wanted === undefined ? session.headcount : wanted;
      return { session, headcount, ...soldTo(headcount) };
    })
    .filter(({ session, headcount, isSame }) => headcount !== session.headcount || !isSame);
  for (const { session } of changed) assertAmendable(line.spec, session, now, isDesk);
  const { policy } = line.spec;
  const title = titleOfLine(line.spec);
  const changes = changed.map(({ session, spec, headcount }): Change => {
    const said = { before: saidOf(line.spec, session.headcount), after: saidOf(spec, headcount) };
    return { title, policy, session, ...said };
  });
  const described = changed
    .filter(({ session, headcount }) => headcount !== session.headcount)
    .map(({ session, headcount }) => describing(session, { headcount }));
  let draft = withChangedSessions(running.draft, at, described);
  for (const [first, ...rest] of Map.groupBy(changed, ({ key }) => key).values())
    if (first)
      draft = sellAs(
        draft,
        at,
        [first, ...rest].map(({ session }) => session),
        first.spec,
      );
  return {
    ...counted(running, changes, now),
    draft,
    changed: [...running.changed, ...changed.map(({ session }) => nameOf(session))],
  };
};

/** Units that are given up first: those without a time, of these the last ones. */
const FIRST_OUT: Readonly<Record<Session['state'], number>> = {
  open: 0,
  preferred: 1,
  suggested: 2,
  agreed: 3,
  delivered: 4,
  cancelled: 5,
};

const takeOut = (
  running: Running,
  at: number,
  living: readonly Session[],
  count: number,
  { now, isDesk }: Today,
): Running => {
  const line = running.draft[at];
  if (!line) return running;
  const whyNot = (session: Session): string | null => whyNotAmendable(line.spec, session, now, isDesk);
  const mayGo = living.filter((session) => whyNot(session) === null);
  const stays = living.find((session) => whyNot(session) !== null);
  if (mayGo.length < count && stays) assertAmendable(line.spec, stays, now, isDesk);
  const { policy } = line.spec;
  const title = titleOfLine(line.spec);
  const out = mayGo
    .toReversed()
    .toSorted((a, b) => FIRST_OUT[a.state] - FIRST_OUT[b.state])
    .slice(0, count);
  const changes = out.map((session): Change => {
    const before = saidOf(line.spec, session.headcount);
    return { title, policy, session, before, after: null };
  });
  return {
    ...counted(running, changes, now),
    cancelled: [...running.cancelled, ...out.map(nameOf)],
  };
};

/**
 * Adds units as they are sold today.
 * @throws Refusal 'conflict' when customers may not change the booking any longer
 */
export const addToDraft = (
  running: Running,
  spec: Spec,
  units: { readonly count: number; readonly headcount: number | null },
  { now, isDesk }: Today,
): Running => {
  assertBookingAmendable(running.booking, now, isDesk);
  // They wait for their time since they were added.
  const { draft, added } = addUnits(running.draft, spec, units, (name) => ({
    ...newSession(name, [], units.headcount),
    stateSince: now,
  }));
  const after = saidOf(spec, units.headcount);
  const change = { title: titleOfLine(spec), policy: spec.policy, session: null, before: null, after };
  const ran = counted(
    running,
    added.map(() => change),
    now,
  );
  return { ...ran, draft, changed: [...ran.changed, ...added.map(nameOf)] };
};

/** Whether an earlier wish has taken a unit out. Its session lives in the draft until all wishes are carried out. */
const takenOut = ({ cancelled }: Running): ((session: SessionName) => boolean) => isAmong(cancelled);

/** Carries out a wish for a whole line. */
export const amendLine = (running: Running, at: number, wish: Wish, today: Today): Running => {
  const before = running.draft[at];
  if (!before) return running;
  const { change, path } = wish;
  // Units that another wish has brought to this line were not meant.
  const isOwn = isAmong(running.booking.lines[at]?.sessions ?? []);
  const isOut = takenOut(running);
  const living = before.sessions.filter(
    (session) => isOwn(session) && takesPlace(session) && !isOut(session),
  );
  const quantity = change.quantity ?? living.length;
  if (living.length === 0) throw new Refusal('conflict', 'All sessions of this line are cancelled.');
  // Who is given up costs nothing more.
  const taken =
    quantity < living.length ? takeOut(running, at, living, living.length - quantity, today) : running;
  const isGone = takenOut(taken);
  const stay = living.filter((session) => !isGone(session));
  const changed = changeUnits(taken, at, stay, wish, today);
  const said =
    change.headcount === undefined
      ? changed
      : { ...changed, draft: withLineHeadcount(changed.draft, at, change.headcount) };
  if (quantity <= living.length) return said;
  const headcount = change.headcount === undefined ? before.headcount : change.headcount;
  const offer = offerFor(today.offers, before.spec.experienceId, `${path}.quantity`);
  const ids = change.addOnIds ?? before.spec.addOns.map(({ id }) => id);
  const spec = specOfNew(wish, offer, tierFor(wish, before.spec.selectedTier, headcount), ids);
  return addToDraft(said, spec, { count: quantity - living.length, headcount }, today);
};

/** Carries out a wish for one session. */
export const amendSession = (running: Running, wish: Wish, today: Today): Running => {
  const { change, path } = wish;
  const isIt = (session: SessionName): boolean => change.session !== null && isNamed(change.session)(session);
  const at = running.draft.findIndex(({ sessions }) => sessions.some(isIt));
  const line = running.draft[at];
  const session = line?.sessions.find(isIt);
  if (!line || !session) throw new Refusal('not-found', 'Session not found');
  if (change.quantity !== undefined && change.quantity !== 1)
    throw invalid(`${path}.quantity`, 'A session is one unit.');
  if (takenOut(running)(session)) throw new Refusal('conflict', CANCELLED);
  assertAmendable(line.spec, session, today.now, today.isDesk);
  const changed = changeUnits(running, at, [session], wish, today);
  const isOnly = line.sessions.filter(takesPlace).length === 1;
  return isOnly && change.headcount !== undefined
    ? { ...changed, draft: withLineHeadcount(changed.draft, at, change.headcount) }
    : changed;
};
