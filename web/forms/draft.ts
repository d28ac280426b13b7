/** A draft is what a form holds of a record; its fields have the names of the form's fields. */

/** The fields of a draft that hold text. */
export type TextName<Draft> = {
  [Name in keyof Draft]: Draft[Name] extends string ? Name : never;
}[keyof Draft] &
  string;

/** Characters that may be typed into fields of a draft. */
export type Lengths<Draft> = { readonly [Name in keyof Draft]?: number };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const namesOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft & string)[];

/** The fields in which two drafts differ. */
export const differing = <Draft extends object>(a: Draft, b: Draft) =>
  namesOf(b).filter((name) => !same(a[name], b[name]));

export const pick = <Draft extends object>(draft: Draft, names: readonly (keyof Draft & string)[]) =>
  Object.fromEntries(names.map((name) => [name, draft[name]])) as Partial<Draft>;
