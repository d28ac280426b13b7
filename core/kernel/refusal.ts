import type { z } from 'zod';
import type { ProblemCode } from './problem-codes.ts';

/** Why the shop declines; each kind becomes one HTTP status in the HTTP adapter. */
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
  | 'provider'
  | 'unavailable'
  | 'no-room';

/** The code of a refusal where nothing more specific is known. */
const CODE_OF_KIND: Readonly<Record<RefusalKind, ProblemCode>> = {
  malformed: 'malformed',
  unauthenticated: 'not_authenticated',
  payment: 'payment_not_verified',
  forbidden: 'forbidden',
  'not-found': 'not_found',
  conflict: 'conflict',
  'too-large': 'too_large',
  invalid: 'invalid',
  'too-many': 'too_many',
  provider: 'provider_failed',
  unavailable: 'unavailable',
  'no-room': 'no_room',
};

/** One error of an input; `path` names the field, `''` the whole input. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** Maximum number of issues: as many as a person or a form can use. An answer with thousands would be larger than the request. */
const MOST_ISSUES = 20;

/** The only intentional error: the request was understood, and declined. `message` is shown to people. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  /** The code for programs; by default that of the kind. */
  readonly code: ProblemCode;
  /** The first 20. */
  readonly issues: readonly Issue[];
  /** How many there are in total. */
  readonly issueCount: number;
  /** Additional members of the problem document, such as the fresh `quote` when a price has changed. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    kind: RefusalKind,
    message: string,
    extra: {
      code?: ProblemCode;
      issues?: readonly Issue[];
      /** The total number, where `issues` contains only the first ones. */
      issueCount?: number;
      details?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.kind = kind;
    this.code = extra.code ?? CODE_OF_KIND[kind];
    this.issues = (extra.issues ?? []).slice(0, MOST_ISSUES);
    this.issueCount = extra.issueCount ?? extra.issues?.length ?? 0;
    this.details = extra.details ?? {};
  }
}

/** The refusal for a value that must be unique and is taken, on its field (decision 012). */
export const taken = (path: string, message: string): Refusal =>
  new Refusal('conflict', message, { code: 'not_unique', issues: [{ path, message }] });

/** The refusal for an invalid field, on that field. */
export const invalid = (path: string, message: string): Refusal =>
  new Refusal('invalid', message, { issues: [{ path, message }] });

/** Maximum length of names in a message: a client may invent names as long as the body. */
const MOST_CHARACTERS = 300;
export const shortened = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).toWellFormed()}…` : text;

/**
 * Validates an input by its rule.
 * @throws Refusal 'invalid' with the issues; the message is the first one's.
 */
export const accept = <Rule extends z.ZodType>(rule: Rule, input: unknown): z.output<Rule> => {
  const parsed = rule.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: shortened(path.join('.')),
    message: shortened(message),
  }));
  throw new Refusal('invalid', issues[0]?.message ?? 'Invalid input', { issues });
};
