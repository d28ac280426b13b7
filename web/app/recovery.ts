/** What was typed into one field of a page. */
export interface TypedWord {
  /** The field's label, or its name. */
  readonly label: string;
  readonly value: string;
  /** Identifies the field on the page after it is rendered again. */
  readonly key: string;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS =
  'textarea, input:is([type=text], [type=email], [type=tel], [type=search], [type=url], :not([type]))';

/** How long to wait for fields, because a page that is rendered again may first load its data. */
const FIELDS_COME_MS = 10_000;

/** Card numbers, passwords and one-time codes are never kept; they must be typed again. */
const isSecret = ({ autocomplete }: Field): boolean => /^(cc-|one-time-code|.*password)/.test(autocomplete);

/** Every field with a key: its label, and the number of earlier fields with the same label. */
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

/** The values of a page's fields. */
const typedWordsIn = (root: ParentNode): readonly TypedWord[] =>
  fieldsIn(root)
    .filter(({ field: { value } }) => value.trim() !== '')
    .map(({ field: { value }, label, key }) => ({ label, key, value }));

/** Sets a value as typing would: React listens to the event and overrides the element's own property. */
const type = (field: Field, value: string): void => {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Fills empty fields. Returns the texts for which there is no field yet. */
const fill = (root: ParentNode, words: readonly TypedWord[]): readonly TypedWord[] => {
  const fields = new Map(fieldsIn(root).map(({ key, field }) => [key, field]));
  return words.filter(({ key, value }) => {
    const field = fields.get(key);
    if (field?.value === '') type(field, value);
    return !field;
  });
};

/** Restores texts into a page's fields as they appear, as long as the page stays the same. Returns a function that stops it. */
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

/** A page that fails again within this time would fail a third time too. */
const AGAIN_MS = 5_000;

/** Renders a failed page once more and keeps what was typed into it. */
export interface Recovery {
  /** What the page's fields contained at the last failure. */
  readonly typed: readonly TypedWord[];
  /** Called when the page has failed and is still in the document. */
  broke(): void;
  /** Whether rendering it again may help. */
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
      // When a page fails before its fields are restored, the texts kept earlier remain.
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
