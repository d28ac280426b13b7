/** A value of a form: text, or what brackets nest. */
export type FormValue = string | FormObject;
export interface FormObject {
  readonly [name: string]: FormValue;
}

/** Reads `a[b][c]=1&d[0]=2`, as Stripe's libraries write it. Lists are objects with numbers for names. */
export const readForm = (text: string): FormObject => {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [
      name.split('[')[0] ?? '',
      ...[...name.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part),
    ];
    let at = root;
    for (const part of path.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Record<string, unknown>;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return root as FormObject;
};

export const textOf = (form: FormObject, name: string): string | null => {
  const value = form[name];
  return typeof value === 'string' ? value : null;
};

export const objectOf = (form: FormObject, name: string): FormObject => {
  const value = form[name];
  return typeof value === 'object' ? value : {};
};

/** Flat texts, such as metadata. */
export const textsOf = (form: FormObject, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(objectOf(form, name)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
