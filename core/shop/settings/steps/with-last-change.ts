import type { Store } from '../../../ports.ts';
import type { WithLastChange } from '../last-change.ts';

/** Adds who changed it last, as the audit log has it. */
export const withLastChange = async <Set extends object>(
  { audit }: Pick<Store, 'audit'>,
  set: Set,
  subject: string,
  subjectId: string,
): Promise<WithLastChange<Set>> => {
  const { entries } = await audit.page({ subject, subjectId }, { limit: 1, before: null });
  const [last] = entries;
  return { ...set, changed: last ? { by: last.actor.name, at: last.at } : null };
};
