import { Refusal } from './refusal.ts';

/*
 * What all tables of states share. A table says what each state means; everybody else asks its predicates and compares with no text, so
 * that a new state compiles once every decision about it is made (decision 211).
 */

/** The states of which something holds, in the order of their list: statements and checks of the database use them. */
export const statesWhere = <State extends string>(
  states: readonly State[],
  holds: (one: { readonly state: State }) => boolean,
): readonly State[] => states.filter((state) => holds({ state }));

/** The same of statuses. */
export const statusesWhere = <Status extends string>(
  statuses: readonly Status[],
  holds: (one: { readonly status: Status }) => boolean,
): readonly Status[] => statuses.filter((status) => holds({ status }));

export interface Arrows<State extends string> {
  /** How the people who run the shop read it, on screen and in files. */
  readonly word: string;
  /** What an administrator may change it to. */
  readonly next: readonly State[];
}

/** @throws Refusal 'conflict' when no arrow leads from one to the other */
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
