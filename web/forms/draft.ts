/** A draft is a form's state of a record. Its fields have the names of the form's fields. */

/** The names of a draft's text fields. */
export type TextName<Draft> = {
  [Name in keyof Draft]: Draft[Name] extends string ? Name : never;
}[keyof Draft] &
  string;

/** Maximum lengths of a draft's fields. */
export type Lengths<Draft> = { readonly [Name in keyof Draft]?: number };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const namesOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft & string)[];

/** The fields in which two drafts differ. */
export const differing = <Draft extends object>(a: Draft, b: Draft) =>
  namesOf(b).filter((name) => !same(a[name], b[name]));

export const pick = <Draft extends object>(draft: Draft, names: readonly (keyof Draft & string)[]) =>
  Object.fromEntries(names.map((name) => [name, draft[name]])) as Partial<Draft>;
