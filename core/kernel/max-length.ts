import type { z } from 'zod';

const digitsOf = (most: unknown): number | null =>
  typeof most === 'number' && most < Number.MAX_SAFE_INTEGER ? String(most).length : null;

/** The maximum length that a rule accepts for a typed text: characters of a string, digits of an integer; null when it has no limit. */
export const lengthOf = (rule: z.core.$ZodType): number | null => {
  const { def } = (rule as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return lengthOf(def.innerType);
    // The first rule of a pipe with a limit checks the text as it was typed.
    case 'pipe':
      return lengthOf(def.in) ?? lengthOf(def.out);
    case 'union':
      return def.options.map(lengthOf).find((length) => length !== null) ?? null;
    case 'string':
      return 'maxLength' in rule && typeof rule.maxLength === 'number' ? rule.maxLength : null;
    case 'number':
      return 'format' in def && def.format === 'safeint' && 'maxValue' in rule
        ? digitsOf(rule.maxValue)
        : null;
    default:
      return null;
  }
};

interface ObjectRule<Name extends string> {
  readonly shape: Readonly<Record<Name, z.core.$ZodType>>;
}

/**
 * The maximum length of a form's field.
 * @throws Error when its rule sets no limit
 */
export const maxLengthOf = <Name extends string>(rule: ObjectRule<Name>, name: NoInfer<Name>): number => {
  const length = lengthOf(rule.shape[name]);
  if (length === null) throw new Error(`The rule of ${name} sets no limit`);
  return length;
};
