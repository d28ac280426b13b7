import { Refusal } from '../../refusal.ts';
import type { Span, StaffedSession } from '../../staffing/assignment.ts';
import { sayHindrances } from '../../staffing/hindrance-words.ts';
import type { Host } from '../../staffing/host.ts';
import { findCandidates, type StaffingStore } from '../../staffing/steps/find-candidates.ts';

/**
 * After a host was reserved, and so locked: another desk may have filled the day since it was judged.
 * @throws Refusal 'conflict' with the reason in `hindrances`
 */
export const assertPlaceThatDay = async (
  store: StaffingStore,
  host: Host,
  session: StaffedSession,
  span: Span,
  at: Date,
): Promise<void> => {
  const [found] = await findCandidates(store, { session, span, among: [host] }, at);
  const full = (found?.hindrances ?? []).filter(({ kind }) => kind === 'day-full');
  if (full.length === 0) return;
  const hindrances = sayHindrances(full, session.zone);
  throw new Refusal('conflict', `${host.name} is not free: ${hindrances[0]?.words}.`, {
    details: { hostId: host.id, hostName: host.name, hindrances },
  });
};
