/** A rate limit: `points` per `seconds` and key. */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Decision 015. */
export const LIMITS = {
  signInAccount: { name: 'sign-in-account', points: 10, seconds: 15 * 60 },
  signInAddress: { name: 'sign-in-address', points: 100, seconds: 15 * 60 },
  /** A browser where the account has signed in before. */
  signInDevice: { name: 'sign-in-device', points: 10, seconds: 15 * 60 },
  resetAccount: { name: 'reset-account', points: 5, seconds: 60 * 60 },
  resetAddress: { name: 'reset-address', points: 5, seconds: 60 * 60 },
  register: { name: 'register', points: 200, seconds: 60 * 60 },
  /** Changes to an email address that another account has. */
  profileEmails: { name: 'profile-emails', points: 20, seconds: 60 * 60 },
  /** Questions to a passkey of whoever asks: one without a cookie stores a session for two weeks. */
  passkeyQuestions: { name: 'passkey-questions', points: 200, seconds: 60 * 60 },
  codes: { name: 'codes', points: 120, seconds: 60 },
  /** Quotes, orders and changes: each prices a whole cart or booking. */
  carts: { name: 'carts', points: 600, seconds: 60 },
  /** Free times that are worked out, not those that are known already. */
  freeTimes: { name: 'free-times', points: 600, seconds: 60 },
  /** Free times that are taken without paying, by address. */
  takenTimes: { name: 'taken-times', points: 20, seconds: 24 * 60 * 60 },
  /** Each stores a row for a month. */
  orders: { name: 'orders', points: 400, seconds: 60 * 60 },
  /** New idempotency keys of visitors; each stores an answer for a day. */
  answers: { name: 'answers', points: 3_000, seconds: 60 * 60 },
  bookings: { name: 'bookings', points: 300, seconds: 60 },
  /** By account: each is kept for good, and mails its customer and the desk. */
  accountBookings: { name: 'account-bookings', points: 120, seconds: 60 * 60 },
  /** Exports of personal data: each reads all that an account has. */
  exports: { name: 'exports', points: 20, seconds: 60 * 60 },
  /** Calendar addresses, and readings of them: programs behind one address read many. */
  feeds: { name: 'feeds', points: 600, seconds: 60 },
  /** Pages of mailed links: suggested times, and hosts' own. */
  links: { name: 'links', points: 600, seconds: 60 },
  /** Files of the catalogue: each is judged against all of it. */
  files: { name: 'files', points: 120, seconds: 60 },
  /** Mails that somebody has sent by a press of a button. */
  resends: { name: 'resends', points: 60, seconds: 60 * 60 },
  /** Mails by which somebody tries the mail settings. */
  testMails: { name: 'test-mails', points: 10, seconds: 60 * 60 },
  /** Mails about sign-ins by unknown browsers, by account. */
  signInNotices: { name: 'sign-in-notices', points: 5, seconds: 60 * 60 },
  /** Each other kind of mail about accounts, by kind and address; what causes them is limited more closely. */
  accountMails: { name: 'account-mails', points: 60, seconds: 60 * 60 },
  /** Mails that tell the owner of an account what was done to it, by address: nobody uses them up by bookings. */
  accountNotices: { name: 'account-notices', points: 20, seconds: 60 * 60 },
  /** Changes of one's address by the right password: the former and the new one are told. */
  emailChanges: { name: 'email-changes', points: 30, seconds: 60 * 60 },
  /** By address that receives them, the desk's too. */
  mails: { name: 'mails', points: 120, seconds: 60 * 60 },
  /** Each sends a request to the provider. */
  payments: { name: 'payments', points: 300, seconds: 60 },
} as const satisfies Readonly<Record<string, Limit>>;

/** Counts per limit and key. */
export interface RateLimits {
  /**
   * Counts `points`, 1 without them. Returns the seconds to wait when the limit is exceeded, otherwise null; what begins below the
   * limit is allowed, however much it counts.
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
  /** Requests in this window, of all processes as far as this one knows. */
  readonly used: number;
  /** Until the window ends; at least 1. */
  readonly seconds: number;
}

/** Counts per limit and key, decided from memory without waiting. A refused request does not count. */
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
