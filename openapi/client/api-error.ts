import type { Schema } from './contract.ts';

export type Problem = Partial<Schema<'Problem'>>;

/** The shop declined or failed. `message` is what people read: the shop's own, else `HTTP {status}`. */
export class ApiError extends Error {
  declare readonly status: number;
  declare readonly statusText: string;
  /** What it is, for programs: `prices_changed`, `scope_missing` … Stable, and more may come; '' where an answer has none. */
  declare readonly code: string;
  /** The address of the page that explains the code. */
  declare readonly type: string;
  /** The shop's own words; null when it had none. */
  declare readonly words: string | null;
  declare readonly issues: readonly { readonly path: string; readonly message: string }[];
  /** The shop's price of the cart, when prices have changed or a code does not count. */
  declare readonly quote: Schema<'Quote'> | null;
  /** Of a sign-in whose password was right: what has to follow; null for all other answers. */
  declare readonly secondFactor: readonly string[] | null;
  /** Sessions that are in the way, the first of them; empty for other refusals. */
  declare readonly sessions: readonly Schema<'SessionRef'>[];
  /** Units of the cart whose free time somebody else has, each with other times; empty for other refusals. */
  declare readonly taken: readonly Schema<'TakenTime'>[];
  /** Identifies this failure in the shop's log; null when the answer has no id. */
  declare readonly requestId: string | null;
  /** Seconds to wait before it is worth trying again; null when the shop named none. */
  declare readonly retryAfter: number | null;

  constructor(
    { status, statusText, headers }: Pick<Response, 'status' | 'statusText'> & { headers?: Headers },
    problem: Problem,
  ) {
    super(problem.message || `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.statusText = statusText;
    this.code = problem.code ?? '';
    this.type = problem.type ?? '';
    this.words = problem.message || null;
    this.issues = problem.issues ?? [];
    this.quote = problem.quote ?? null;
    this.secondFactor = problem.secondFactor ?? null;
    this.sessions = problem.sessions ?? [];
    this.taken = problem.taken ?? [];
    this.requestId = problem.requestId ?? null;
    this.retryAfter = Number(headers?.get('Retry-After')) || null;
  }
}
