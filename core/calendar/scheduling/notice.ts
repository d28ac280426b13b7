import type { Session } from './session.ts';

const MINUTE_MS = 60_000;

/**
 * The notice before a session's agreed time, in whole minutes: until that time from now, or the notice with which it was moved away from an
 * earlier time, whichever is shorter. null where it never had a time.
 */
export const noticeOf = (
  { agreed, noticeMinutes }: Pick<Session, 'agreed' | 'noticeMinutes'>,
  now: Date,
): number | null => {
  if (!agreed) return noticeMinutes;
  const left = Math.max(0, Math.floor((agreed.startsAt.getTime() - now.getTime()) / MINUTE_MS));
  return noticeMinutes === null ? left : Math.min(left, noticeMinutes);
};

/**
 * A session after its customer asked at `askedAt` to move it. A later cancellation costs at least what it would have cost then (decision
 * 165).
 */
export const withNotice = (session: Session, askedAt: Date): Session => ({
  ...session,
  noticeMinutes: noticeOf(session, askedAt),
});
