import { assertRoleOfNow } from './assert-role-of-now.ts';
import { actorOf, type Caller, requireAdmin } from './caller.ts';
import type { Ports, Store } from './ports.ts';

/** Records what was done; `details` in the words and units of the wire, without personal data. */
export type Note = (
  action: string,
  subject: string,
  subjectId: number | string,
  details: Readonly<Record<string, unknown>>,
) => Promise<void>;

export interface AdminWork {
  readonly store: Store;
  readonly at: Date;
  readonly note: Note;
}

/**
 * An administrator's work, in one transaction with what the audit log says of it. Their role is judged once more inside of it.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const asAdmin = async <Result>(
  { unitOfWork, now }: Pick<Ports, 'unitOfWork' | 'now'>,
  caller: Caller,
  work: (work: AdminWork) => Promise<Result>,
): Promise<Result> => {
  const actor = actorOf(requireAdmin(caller));
  return unitOfWork(async (store) => {
    await assertRoleOfNow(store, caller);
    const at = now();
    const note: Note = (action, subject, subjectId, details) =>
      store.audit.add({ at, actor, action, subject, subjectId: String(subjectId), details });
    return work({ store, at, note });
  });
};
