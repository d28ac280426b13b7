/** A rate limit: `points` per `seconds` and key. */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** The limits of decision 015. */
export const LIMITS = {
  signInAccount: { name: 'sign-in-account', points: 10, seconds: 15 * 60 },
  signInAddress: { name: 'sign-in-address', points: 100, seconds: 15 * 60 },
  /** Sign-ins on a browser where the account has signed in before. */
  signInDevice: { name: 'sign-in-device', points: 10, seconds: 15 * 60 },
  resetAccount: { name: 'reset-account', points: 5, seconds: 60 * 60 },
  resetAddress: { name: 'reset-address', points: 5, seconds: 60 * 60 },
  register: { name: 'register', points: 200, seconds: 60 * 60 },
  /** Changes to an email address that another account has. */
  profileEmails: { name: 'profile-emails', points: 20, seconds: 60 * 60 },
  /** Passkey challenges. Each one for a client without a cookie stores a session for two weeks. */
  passkeyQuestions: { name: 'passkey-questions', points: 200, seconds: 60 * 60 },
  codes: { name: 'codes', points: 120, seconds: 60 },
  /** Quotes, orders and changes. Each prices a whole cart or booking. */
  carts: { name: 'carts', points: 600, seconds: 60 },
  /** Free times that must be computed; cached ones are not counted. */
  freeTimes: { name: 'free-times', points: 600, seconds: 60 },
  /** Free times taken without payment, by address. */
  takenTimes: { name: 'taken-times', points: 20, seconds: 24 * 60 * 60 },
  /** Orders. Each stores a row for a month. */
  orders: { name: 'orders', points: 400, seconds: 60 * 60 },
  /** New idempotency keys of visitors; each stores an answer for a day. */
  answers: { name: 'answers', points: 3_000, seconds: 60 * 60 },
  bookings: { name: 'bookings', points: 300, seconds: 60 },
  /** Bookings by account. Each is stored permanently and sends mails to its customer and the desk. */
  accountBookings: { name: 'account-bookings', points: 120, seconds: 60 * 60 },
  /** Exports of personal data. Each reads everything about an account. */
  exports: { name: 'exports', points: 20, seconds: 60 * 60 },
  /** Reads of calendar URLs. Many programs may share one address. */
  feeds: { name: 'feeds', points: 600, seconds: 60 },
  /** Pages of mailed links, for suggested times and for hosts. */
  links: { name: 'links', points: 600, seconds: 60 },
  /** Catalogue files. Each is checked against the whole catalogue. */
  files: { name: 'files', points: 120, seconds: 60 },
  /** Mails that a person sends again by a button. */
  resends: { name: 'resends', points: 60, seconds: 60 * 60 },
  /** Mails that test the mail settings. */
  testMails: { name: 'test-mails', points: 10, seconds: 60 * 60 },
  /** Mails about sign-ins on unknown browsers, by account. */
  signInNotices: { name: 'sign-in-notices', points: 5, seconds: 60 * 60 },
  /** Other mails about accounts, by kind and address. What causes them is limited more strictly. */
  accountMails: { name: 'account-mails', points: 60, seconds: 60 * 60 },
  /** Mails that notify account owners of changes, by address. Bookings cannot use up this limit. */
  accountNotices: { name: 'account-notices', points: 20, seconds: 60 * 60 },
  /** Changes of one's own address with the right password. The old and the new address are notified. */
  emailChanges: { name: 'email-changes', points: 30, seconds: 60 * 60 },
  /** All other mails, by receiving address, including the desk's. */
  mails: { name: 'mails', points: 120, seconds: 60 * 60 },
  /** Payments. Each sends a request to the provider. */
  payments: { name: 'payments', points: 300, seconds: 60 },
} as const satisfies Readonly<Record<string, Limit>>;

/** Counters per limit and key. */
export interface RateLimits {
  /**
   * Counts `points` (default 1). Returns the seconds to wait when the limit is exceeded, otherwise null. A request that starts
   * below the limit is allowed, however many points it has.
   */
  take(limit: Limit, key: string, points?: number): Promise<number | null>;
  /** Undoes one `take`. */
  undo(limit: Limit, key: string): Promise<void>;
  /** Resets the count. */
  clear(limit: Limit, key: string): Promise<void>;
}

/** The state of a window after a request. */
export interface WindowCount {
  readonly allowed: boolean;
  /** Requests in this window by all processes, as far as this one knows. */
  readonly used: number;
  /** Seconds until the window ends; at least 1. */
  readonly seconds: number;
}

/** Counters per limit and key in memory, which decide without waiting. A refused request is not counted. */
export interface WindowCounts {
  take(limit: Limit, key: string, points?: number): WindowCount;
  /** Undoes one `take`. */
  undo(limit: Limit, key: string): void;
  /** Resets the count. */
  clear(limit: Limit, key: string): void;
}

export const noRateLimits: RateLimits = {
  take: async () => null,
  undo: async () => {},
  clear: async () => {},
};
