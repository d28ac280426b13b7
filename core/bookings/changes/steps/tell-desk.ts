import type { Acting } from '../../booking/steps/record-sessions.ts';
import type { ChangeStore } from '../ports.ts';

/** The desk hears of what customers do themselves (decision 233). */
export const tellDesk = ({ store, at }: Acting<ChangeStore>, bookingId: number): Promise<void> =>
  store.jobs.add({ task: 'mail-customer-changes', payload: { bookingId, from: at.toISOString() } });
