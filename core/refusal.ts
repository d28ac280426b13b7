import type { z } from 'zod';

/** Why the shop declines; each kind is one HTTP status at the edge. */
export type RefusalKind =
  | 'malformed'
  | 'unauthenticated'
  | 'payment'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'invalid'
  | 'too-many'
  | 'not-built'
  | 'provider'
  | 'unavailable'
  | 'no-room';

/** One thing wrong with an input; `path` names the field, `''` the whole. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** The one deliberate error: understood, and declined. `message` is shown to people. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly issues: readonly Issue[];
  /** Further members of the problem document, such as the fresh `quote` of a changed price. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    kind: RefusalKind,
    message: string,
    extra: { issues?: readonly Issue[]; details?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.kind = kind;
    this.issues = extra.issues ?? [];
    this.details = extra.details ?? {};
  }
}

/** What must be unique and is not, said at its field (decision W7). */
export const taken = (path: string, message: string): Refusal =>
  new Refusal('conflict', message, { issues: [{ path, message }] });

/**
 * Parses an input by its rule.
 * @throws Refusal 'invalid' with every issue; the message is the first one's.
 */
export const accept = <Rule extends z.ZodType>(rule: Rule, input: unknown): z.output<Rule> => {
  const parsed = rule.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Refusal('invalid', issues[0]?.message ?? 'Invalid input', { issues });
};
