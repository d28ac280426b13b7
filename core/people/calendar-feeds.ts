/** The booking, account or host whose sessions a private calendar address shows. */
export interface FeedSubject {
  readonly kind: 'booking' | 'account' | 'host';
  readonly id: number;
}

/** Private calendar addresses. They end when they are revoked, or when what they show is deleted. */
export interface CalendarFeeds {
  /** `tokenHash` is hex sha256. */
  add(subject: FeedSubject, tokenHash: string, at: Date): Promise<void>;
  /** null for an unknown or revoked address. */
  byTokenHash(tokenHash: string): Promise<FeedSubject | null>;
  /** Revokes every address of a subject, or only those that were created after `since`. */
  revoke(subject: FeedSubject, since?: Date | null): Promise<void>;
}
