/** How often something may be done: `points` in `seconds`, per key. */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Decision 015. */
export const LIMITS = {
  signInAccount: { name: 'sign-in-account', points: 10, seconds: 15 * 60 },
  signInAddress: { name: 'sign-in-address', points: 100, seconds: 15 * 60 },
  /** Somebody on a browser where the account has signed in before. */
  signInDevice: { name: 'sign-in-device', points: 10, seconds: 15 * 60 },
  resetAccount: { name: 'reset-account', points: 5, seconds: 60 * 60 },
  resetAddress: { name: 'reset-address', points: 5, seconds: 60 * 60 },
  register: { name: 'register', points: 200, seconds: 60 * 60 },
  /** Refused changes of one's address: each tells that somebody else has it. */
  profileEmails: { name: 'profile-emails', points: 20, seconds: 60 * 60 },
  codes: { name: 'codes', points: 120, seconds: 60 },
  /** Quotes and orders: each prices a whole cart. */
  carts: { name: 'carts', points: 600, seconds: 60 },
  /** Each is a row that stays for a month. */
  orders: { name: 'orders', points: 400, seconds: 60 * 60 },
  /** First answers to visitors' idempotency keys, each kept for a day. */
  answers: { name: 'answers', points: 3_000, seconds: 60 * 60 },
  bookings: { name: 'bookings', points: 300, seconds: 60 },
  /** Each asks the provider. */
  payments: { name: 'payments', points: 300, seconds: 60 },
} as const satisfies Readonly<Record<string, Limit>>;

/** Counts by limit and key. */
export interface RateLimits {
  /** Counts one; answers the seconds to wait when there were too many, else null. */
  take(limit: Limit, key: string): Promise<number | null>;
  /** Takes back what `take` counted. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Takes back everything that was counted. */
  clear(limit: Limit, key: string): Promise<void>;
}

export const noRateLimits: RateLimits = {
  take: async () => null,
  giveBack: async () => {},
  clear: async () => {},
};
