import type { Span, StaffedSession } from '../../../calendar/staffing/assignment.ts';
import type { Hindrance } from '../../../calendar/staffing/candidates.ts';
import { sayHindrances } from '../../../calendar/staffing/hindrance-words.ts';
import type { Host } from '../../../calendar/staffing/host.ts';
import type { StaffingStore } from '../../../calendar/staffing/ports.ts';
import { findCandidates } from '../../../calendar/staffing/steps/find-candidates.ts';
import { Refusal } from '../../../kernel/refusal.ts';

/**
 * Hindrances that may have arisen since the host was checked. A clash is not one of them, because the store refuses overlapping
 * reservations.
 */
const MEANWHILE: readonly Hindrance['kind'][] = ['day-full', 'absence'];

/**
 * Checks a host again after they were reserved, and so locked: another desk may have filled their day since the first check, or they are
 * absent now.
 * @throws Refusal 'conflict' with the reason in `hindrances`
 */
export const assertStillFree = async (
  store: StaffingStore,
  { id }: Pick<Host, 'id'>,
  session: StaffedSession,
  span: Span,
  at: Date,
): Promise<void> => {
  const host = await store.hosts.byId(id);
  if (!host) return;
  const [found] = await findCandidates(store, { session, span, among: [host] }, at);
  const hindering = (found?.hindrances ?? []).filter(({ kind }) => MEANWHILE.includes(kind));
  if (hindering.length === 0) return;
  const hindrances = sayHindrances(hindering, session.zone);
  throw new Refusal('conflict', `${host.name} is not free: ${hindrances[0]?.words}.`, {
    details: { hostId: host.id, hostName: host.name, hindrances },
  });
};
