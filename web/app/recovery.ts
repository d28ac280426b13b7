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

/** A page that is drawn anew may wait for its data before its fields are there. */
const FIELDS_COME_MS = 10_000;

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
const typedWordsIn = (root: ParentNode): readonly TypedWord[] =>
  fieldsIn(root)
    .filter(({ field: { value } }) => value.trim() !== '')
    .map(({ field: { value }, label, key }) => ({ label, key, value }));

/** As somebody would type it: React listens to the event, and overrides the property of the element itself. */
const type = (field: Field, value: string): void => {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Types into the fields that are there and empty. Answers what found no field. */
const fill = (root: ParentNode, words: readonly TypedWord[]): readonly TypedWord[] => {
  const fields = new Map(fieldsIn(root).map(({ key, field }) => [key, field]));
  return words.filter(({ key, value }) => {
    const field = fields.get(key);
    if (field?.value === '') type(field, value);
    return !field;
  });
};

/** Types words again into the fields of a page as they come, as long as the page is the same. Answers how to stop it. */
const typeAgain = (root: HTMLElement, words: readonly TypedWord[]): (() => void) => {
  const { pathname } = location;
  let left = words;
  const observer = new MutationObserver(() => next());
  const timer = setTimeout(() => observer.disconnect(), FIELDS_COME_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const next = () => {
    if (location.pathname === pathname) left = fill(root, left);
    if (left.length === 0 || location.pathname !== pathname) stop();
  };
  observer.observe(root, { childList: true, subtree: true });
  next();
  return stop;
};

/** What breaks again within this time would break a third time. */
const AGAIN_MS = 5_000;

/** Draws a page that broke once more, and keeps what was typed into it. */
export interface Recovery {
  /** The last words that stood in a page when it broke. */
  readonly typed: readonly TypedWord[];
  /** The page is broken, and still in the document. */
  broke(): void;
  /** True when drawing it anew may help. */
  mayDrawAgain(): boolean;
  drawn(): void;
}

export const newRecovery = (root: HTMLElement): Recovery => {
  let typed: readonly TypedWord[] = [];
  let failedAt = Number.NEGATIVE_INFINITY;
  let stop = () => {};
  return {
    get typed() {
      return typed;
    },
    broke: () => {
      const words = typedWordsIn(root);
      // A page that breaks before its fields are filled again has lost nothing that was typed before.
      if (words.length > 0) typed = words;
    },
    mayDrawAgain: () => {
      const before = failedAt;
      failedAt = performance.now();
      return failedAt - before > AGAIN_MS;
    },
    drawn: () => {
      stop();
      stop = typeAgain(root, typed);
    },
  };
};
