/** What somebody has typed into one field of a page. */
export interface TypedWord {
  /** The field's label, or its name. */
  readonly label: string;
  readonly value: string;
  /** Finds the field again on a page that is drawn anew. */
  readonly key: string;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS =
  'textarea, input:is([type=text], [type=email], [type=tel], [type=search], [type=url], :not([type]))';

/** Numbers of cards and one-time codes are typed again, never kept. */
const isSecret = ({ autocomplete }: Field): boolean => /^(cc-|one-time-code|.*password)/.test(autocomplete);

/** Each field with a key: its label, and how many before it have the same. */
const fieldsIn = (root: ParentNode): (Omit<TypedWord, 'value'> & { readonly field: Field })[] => {
  const seen = new Map<string, number>();
  return [...root.querySelectorAll<Field>(FIELDS)]
    .filter((field) => !isSecret(field) && !field.readOnly && !field.disabled)
    .map((field) => {
      const [named] = field.labels ?? [];
      const label = (field.ariaLabel ?? named?.textContent ?? field.name).trim();
      const place = seen.get(label) ?? 0;
      seen.set(label, place + 1);
      return { field, label, key: `${label} ${place}` };
    });
};

/** What stands in the fields of a page. */
export const typedWordsIn = (root: ParentNode): readonly TypedWord[] =>
  fieldsIn(root)
    .filter(({ field: { value } }) => value.trim() !== '')
    .map(({ field: { value }, label, key }) => ({ label, key, value }));

/** As somebody would type it: React listens to the event, and overrides the property of the element itself. */
const type = (field: Field, value: string): void => {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Types into the fields that are there and empty. Answers what found no field. */
export const typeAgain = (root: ParentNode, words: readonly TypedWord[]): readonly TypedWord[] => {
  const fields = new Map(fieldsIn(root).map(({ key, field }) => [key, field]));
  return words.filter(({ key, value }) => {
    const field = fields.get(key);
    if (field?.value === '') type(field, value);
    return !field;
  });
};
