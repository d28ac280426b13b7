import type { WithLastChange } from '../last-change.ts';
import type { SettingStore } from '../ports.ts';

/** Adds the last change from the audit log. */
export const withLastChange = async <Set extends object>(
  { audit }: Pick<SettingStore, 'audit'>,
  set: Set,
  subject: string,
  subjectId: string,
): Promise<WithLastChange<Set>> => {
  const { entries } = await audit.page({ subject, subjectId }, { limit: 1, before: null });
  const [last] = entries;
  return { ...set, changed: last ? { by: last.actor.name, at: last.at } : null };
};
