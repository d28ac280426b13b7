import { Refusal } from './refusal.ts';

/*
 * What all tables of states share. A table says what each state means; all other code asks its predicates and compares with no text, so
 * that a new state compiles once every decision about it is made (decision 211).
 */

/** The states for which a predicate holds, in the order of their list: for SQL statements and check constraints of the database. */
export const statesWhere = <State extends string>(
  states: readonly State[],
  holds: (one: { readonly state: State }) => boolean,
): readonly State[] => states.filter((state) => holds({ state }));

/** The same for statuses. */
export const statusesWhere = <Status extends string>(
  statuses: readonly Status[],
  holds: (one: { readonly status: Status }) => boolean,
): readonly Status[] => statuses.filter((status) => holds({ status }));

/**
 * A stored state, which a newer release may have written.
 * @throws Error for one that this release does not know (decision 275)
 */
export const knownState = <State extends string>(states: readonly State[], stored: State): State => {
  if (!states.includes(stored))
    throw new Error(`The state ${stored} is unknown here: a newer release has written it`);
  return stored;
};

export interface Arrows<State extends string> {
  /** The word that the people who run the shop read, on screen and in files. */
  readonly word: string;
  /** The states to which an administrator may change it. */
  readonly next: readonly State[];
}

/** @throws Refusal 'conflict' when no arrow leads from `from` to `to` */
export const assertArrow = <State extends string>(
  table: Readonly<Record<State, Arrows<State>>>,
  from: State,
  to: State,
): void => {
  if (!table[from].next.includes(to))
    throw new Refusal(
      'conflict',
      `A booking that is ${table[from].word.toLowerCase()} cannot become ${table[to].word.toLowerCase()}.`,
    );
};
