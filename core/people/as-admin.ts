import type { Clock } from '../kernel/clock.ts';
import type { Stored } from '../kernel/unit-of-work.ts';
import type { AdminStore } from './account/ports.ts';
import { assertCurrentRole } from './assert-current-role.ts';
import type { NewAuditEntry } from './audit/audit.ts';
import type { AuditSubject } from './audit-subjects.ts';
import { actorOf, type Caller, requireAdmin } from './caller.ts';

/** Writes an audit entry; `details` use the names and units of the API, without personal data. */
export type Note = (
  action: string,
  subject: AuditSubject,
  subjectId: number | string,
  details: Readonly<Record<string, unknown>>,
) => Promise<void>;

/** The arguments of `Note`. */
export type Noted = Parameters<Note>;

export interface AdminWork<Store extends AdminStore> {
  readonly store: Store;
  readonly at: Date;
  readonly note: Note;
  /** Writes many entries in one step. */
  readonly noteAll: (all: readonly Noted[]) => Promise<void>;
}

/**
 * Runs an administrator's work and its audit entries in one transaction. The administrator's role is checked again inside it.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const asAdmin = async <Store extends AdminStore, Result>(
  ports: Pick<Stored<Store>, 'unitOfWork'> & Clock,
  caller: Caller,
  work: (work: AdminWork<Store>) => Promise<Result>,
): Promise<Result> => recorded(ports, requireAdmin(caller), assertCurrentRole, work);

/** Runs work and its audit entries in one transaction, after `judge` has checked the caller again inside it. */
export const recorded = async <Store extends AdminStore, Result>(
  { unitOfWork, now }: Pick<Stored<Store>, 'unitOfWork'> & Clock,
  caller: Caller,
  judge: (store: Store, caller: Caller) => Promise<void>,
  work: (work: AdminWork<Store>) => Promise<Result>,
): Promise<Result> => {
  const actor = actorOf(caller);
  return unitOfWork(async (store) => {
    await judge(store, caller);
    const at = now();
    const entryOf = (...[action, subject, subjectId, details]: Noted): NewAuditEntry => ({
      at,
      actor,
      action,
      subject,
      subjectId: String(subjectId),
      details,
    });
    return work({
      store,
      at,
      note: (...noted) => store.audit.add(entryOf(...noted)),
      noteAll: (all) => store.audit.addAll(all.map((noted) => entryOf(...noted))),
    });
  });
};
