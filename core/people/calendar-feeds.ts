/** Whose sessions a private calendar address shows. */
export interface FeedSubject {
  readonly kind: 'booking' | 'account' | 'host';
  readonly id: number;
}

/** Private calendar addresses. They end when they are revoked, and with what they show. */
export interface CalendarFeeds {
  /** `tokenHash` is hex sha256. */
  add(subject: FeedSubject, tokenHash: string, at: Date): Promise<void>;
  /** null when there is none, or it was revoked. */
  byTokenHash(tokenHash: string): Promise<FeedSubject | null>;
  /** Ends every address of a subject, or those that were made after `since`. */
  revoke(subject: FeedSubject, since?: Date | null): Promise<void>;
}
