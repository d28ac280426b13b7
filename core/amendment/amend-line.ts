import { isNamed, type SessionName } from '../booking/place.ts';
import { invalid, Refusal } from '../refusal.ts';
import { isAlive, newSession, type Session } from '../scheduling/session.ts';
import { describing } from '../scheduling/session-changes.ts';
import type { OffersOfToday } from './amendment.ts';
import { assertAmendable, whyNotAmendable } from './assert-amendable.ts';
import { addUnits, isSameSpec, type Spec, sellAs, withLineHeadcount, withSession } from './draft.ts';
import { counted, type Running, saidOf } from './running.ts';
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

interface Respecified {
  readonly session: Session;
  readonly spec: Spec;
  readonly headcount: number | null;
}

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
  const after = units.map((session): Respecified => {
    const headcount = wanted === undefined ? session.headcount : wanted;
    return { session, headcount, spec: specAfter(wish, line.spec, headcount, offers) };
  });
  const changed = after.filter(
    ({ session, spec, headcount }) => headcount !== session.headcount || !isSameSpec(spec, line.spec),
  );
  for (const { session } of changed) assertAmendable(line.spec, session, now, isDesk);
  const ran = changed.reduce((each, { session, spec, headcount }) => {
    const said = { before: saidOf(line.spec, session.headcount), after: saidOf(spec, headcount) };
    const { policy } = line.spec;
    const next = counted(each, { title: titleOfLine(line.spec), policy, session, ...said }, now);
    const described = headcount === session.headcount ? session : describing(session, { headcount });
    return {
      ...next,
      draft: withSession(next.draft, described),
      changed: [...next.changed, nameOf(session)],
    };
  }, running);
  const groups = Map.groupBy(changed, ({ spec }) => JSON.stringify(spec));
  let draft = ran.draft;
  for (const [first, ...rest] of groups.values())
    if (first)
      draft = sellAs(
        draft,
        at,
        [first, ...rest].map(({ session }) => session),
        first.spec,
      );
  return { ...ran, draft };
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
  const mayGo = living.filter((session) => whyNotAmendable(line.spec, session, now, isDesk) === null);
  const stays = living.find((session) => !mayGo.includes(session));
  if (mayGo.length < count && stays) assertAmendable(line.spec, stays, now, isDesk);
  return mayGo
    .toSorted((a, b) => FIRST_OUT[a.state] - FIRST_OUT[b.state] || living.indexOf(b) - living.indexOf(a))
    .slice(0, count)
    .reduce((each, session) => {
      const { policy } = line.spec;
      const before = saidOf(line.spec, session.headcount);
      const next = counted(
        each,
        { title: titleOfLine(line.spec), policy, session, before, after: null },
        now,
      );
      return { ...next, cancelled: [...next.cancelled, nameOf(session)] };
    }, running);
};

/** Adds units as they are sold today. */
export const addToDraft = (
  running: Running,
  spec: Spec,
  units: { readonly count: number; readonly headcount: number | null },
  { now }: Today,
): Running => {
  // They wait for their time since they were added.
  const { draft, added } = addUnits(running.draft, spec, units, (name) => ({
    ...newSession(name, [], units.headcount),
    stateSince: now,
  }));
  const after = saidOf(spec, units.headcount);
  const change = { title: titleOfLine(spec), policy: spec.policy, session: null, before: null, after };
  const ran = added.reduce((each) => counted(each, change, now), running);
  return { ...ran, draft, changed: [...ran.changed, ...added.map(nameOf)] };
};

/** Whether an earlier wish has taken this unit out. Its session lives in the draft until all wishes are carried out. */
const isTakenOut = ({ cancelled }: Running, session: SessionName): boolean =>
  cancelled.some(isNamed(session));

/** Carries out a wish for a whole line. */
export const amendLine = (running: Running, at: number, wish: Wish, today: Today): Running => {
  const before = running.draft[at];
  if (!before) return running;
  const { change, path } = wish;
  // Units that another wish has brought to this line were not meant.
  const isOwn = (session: Session): boolean =>
    running.booking.lines[at]?.sessions.some(isNamed(session)) ?? false;
  const living = before.sessions.filter(
    (session) => isOwn(session) && isAlive(session) && !isTakenOut(running, session),
  );
  const quantity = change.quantity ?? living.length;
  if (living.length === 0) throw new Refusal('conflict', 'All sessions of this line are cancelled.');
  // Who is given up costs nothing more.
  const taken =
    quantity < living.length ? takeOut(running, at, living, living.length - quantity, today) : running;
  const stay = living.filter((session) => !isTakenOut(taken, session));
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
  if (isTakenOut(running, session)) throw new Refusal('conflict', CANCELLED);
  assertAmendable(line.spec, session, today.now, today.isDesk);
  const changed = changeUnits(running, at, [session], wish, today);
  const isOnly = line.sessions.filter(isAlive).length === 1;
  return isOnly && change.headcount !== undefined
    ? { ...changed, draft: withLineHeadcount(changed.draft, at, change.headcount) }
    : changed;
};
