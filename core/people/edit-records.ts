import type { Clock } from '../kernel/clock.ts';
import { idSet } from '../kernel/ids.ts';
import type { KeptRecord, RecordFields, ValuesOf } from '../kernel/records/field.ts';
import type { Records } from '../kernel/records/ports.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Stored } from '../kernel/unit-of-work.ts';
import { assertVersion } from '../kernel/version.ts';
import type { AdminStore } from './account/ports.ts';
import { type AdminWork, asAdmin } from './as-admin.ts';
import { editOf } from './audit/edit.ts';
import { recordOf } from './audit/record.ts';
import type { AuditSubject } from './audit-subjects.ts';
import { type Caller, requireAdmin } from './caller.ts';
import type { RecordKind } from './record-kind.ts';

/** A change of a record: only the given fields change. */
export type RecordChange<Fields extends RecordFields> = {
  readonly [Name in keyof Fields]?: ValuesOf<Fields>[Name] | undefined;
} & { readonly version?: number | null | undefined };

type Edited<Fields extends RecordFields, Model extends KeptRecord<Fields>> = Pick<
  Records<Fields, Model>,
  'add' | 'lock' | 'change' | 'remove'
>;

/**
 * Runs an edit of records and its audit entry in one unit of work.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export type EditWork<Fields extends RecordFields, Model extends KeptRecord<Fields>> = <Result>(
  caller: Caller,
  work: (
    work: Pick<AdminWork<AdminStore>, 'at' | 'note'> & { readonly records: Edited<Fields, Model> },
  ) => Promise<Result>,
) => Promise<Result>;

const idsIn = (record: object, name: string): readonly number[] => idSet(Reflect.get(record, name));

/** Links are sets: the same links in another order are no change. */
const withSets = <Model extends object>(fields: RecordFields, model: Model): Model => ({
  ...model,
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind === 'links')
      .map(([name]) => [name, idsIn(model, name)]),
  ),
});

/** The use cases of administrators for one kind of record. */
export interface KeepingRecords<Fields extends RecordFields, Given, Model extends KeptRecord<Fields>> {
  /** @throws Refusal 'unauthenticated' or 'forbidden' */
  list(caller: Caller): Promise<readonly Model[]>;
  /** @throws Refusal 'unauthenticated', 'forbidden', 'invalid', 'conflict' (a unique value is taken) */
  create(caller: Caller, given: Given): Promise<Model>;
  /**
   * Changes the given fields. A change without effect is neither saved nor audited.
   * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'invalid', 'conflict' (stale version, a unique value is taken)
   */
  update(caller: Caller, id: number, change: RecordChange<Fields>): Promise<Model>;
  /**
   * Removes the record; what refers to it stays as it is.
   * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
   */
  remove(caller: Caller, id: number): Promise<void>;
}

/** The use cases that add, change and delete records of a kind. */
export const editRecords = <
  Name extends AuditSubject,
  Fields extends RecordFields,
  Given,
  Model extends KeptRecord<Fields>,
>(
  kind: RecordKind<Name, Fields, Given, Model>,
  edit: EditWork<Fields, Model>,
): Omit<KeepingRecords<Fields, Given, Model>, 'list'> => {
  const { name, fields, notFound, complete, assertFits, noteOfChange, noteOfDeleted } = kind;
  const toRecord = recordOf(fields);
  const locked = async (records: Edited<Fields, Model>, id: number): Promise<Model> => {
    const found = await records.lock(id);
    if (!found) throw new Refusal('not-found', notFound);
    return found;
  };
  return {
    create: (caller, given) =>
      edit(caller, async ({ records, at, note }) => {
        const record = complete(given, at);
        assertFits?.(record);
        const added = await records.add(record);
        await note(`${name}.created`, name, added.id, { after: toRecord(added) });
        return added;
      }),
    update: (caller, id, { version, ...given }) =>
      edit(caller, async ({ records, at, note }) => {
        const found = await locked(records, id);
        assertVersion(version, found.version);
        // Fields that are undefined are not part of the change.
        const change = given as Partial<ValuesOf<Fields>>;
        const after: Model = { ...found, ...change };
        assertFits?.(after);
        const changes = editOf<Model>(toRecord, withSets(fields, found), withSets(fields, after));
        if (!changes) return found;
        const changed = await records.change(id, change, at);
        await note(`${name}.updated`, name, id, { ...changes, ...noteOfChange?.(changes, after) });
        return changed;
      }),
    remove: (caller, id) =>
      edit(caller, async ({ records, note }) => {
        const found = await locked(records, id);
        await records.remove(id);
        await note(`${name}.deleted`, name, id, {
          before: { ...toRecord(found), ...noteOfDeleted?.(found) },
        });
      }),
  };
};

/** The use cases of administrators for a kind of record that has a port of its own. */
export const keepRecords = <
  Store extends AdminStore,
  Name extends AuditSubject,
  Fields extends RecordFields,
  Given,
  Model extends KeptRecord<Fields>,
>(
  ports: Stored<Store> & Clock,
  kind: RecordKind<Name, Fields, Given, Model>,
  recordsOf: (store: Store) => Records<Fields, Model>,
): KeepingRecords<Fields, Given, Model> => ({
  list: async (caller) => {
    requireAdmin(caller);
    return recordsOf(ports.read).all();
  },
  ...editRecords<Name, Fields, Given, Model>(kind, (caller, work) =>
    asAdmin(ports, caller, ({ store, at, note }) => work({ records: recordsOf(store), at, note })),
  ),
});
