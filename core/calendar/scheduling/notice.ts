import type { Session } from './session.ts';

const MINUTE_MS = 60_000;

/**
 * How much notice of a session's agreed time there has been, in whole minutes: as of now, or when it was moved away from a time, whichever
 * is less. null where it never had a time.
 */
export const noticeOf = (
  { agreed, noticeMinutes }: Pick<Session, 'agreed' | 'noticeMinutes'>,
  now: Date,
): number | null => {
  if (!agreed) return noticeMinutes;
  const left = Math.max(0, Math.floor((agreed.startsAt.getTime() - now.getTime()) / MINUTE_MS));
  return noticeMinutes === null ? left : Math.min(left, noticeMinutes);
};

/** A session whose customer asked at this moment to move it: what it would have cost to cancel it then still holds (decision 165). */
export const withNotice = (session: Session, askedAt: Date): Session => ({
  ...session,
  noticeMinutes: noticeOf(session, askedAt),
});
