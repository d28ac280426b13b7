import type { RecordFields } from '../../kernel/records/field.ts';
import type { Records } from '../../kernel/records/ports.ts';
import type { AuditSubject } from '../../people/audit-subjects.ts';
import { type KeepingRecords, keepRecords } from '../../people/edit-records.ts';
import type { RecordKind } from '../../people/record-kind.ts';
import type { RecordPorts } from './ports.ts';
import {
  operationsOn,
  RECORD_KINDS,
  RECORD_PORTS,
  type RecordKinds,
  type RecordName,
  type RecordPort,
} from './record-kinds.ts';

type Keeping<Port extends RecordPort> =
  RecordKinds[Port] extends RecordKind<
    infer _Name,
    infer Fields extends RecordFields,
    infer Given,
    infer Model
  >
    ? KeepingRecords<Fields, Given, Model>
    : never;

/** The use cases of every kind of record, by the names of their operations. */
export type RecordUseCases = {
  readonly [Port in RecordPort as `list${Capitalize<Port>}`]: Keeping<Port>['list'];
} & { readonly [Port in RecordPort as `create${RecordName<Port>}`]: Keeping<Port>['create'] } & {
  readonly [Port in RecordPort as `update${RecordName<Port>}`]: Keeping<Port>['update'];
} & { readonly [Port in RecordPort as `delete${RecordName<Port>}`]: Keeping<Port>['remove'] };

// The kind of a port is known only by its name, so here each has the general type; the types above are the specific ones.
type AnyKind = RecordKind<AuditSubject, RecordFields>;
type AnyRecords = Records<RecordFields>;

/** The use cases by which administrators list, add, change and delete records of each kind. */
export const recordUseCases = (ports: RecordPorts): RecordUseCases =>
  Object.fromEntries(
    RECORD_PORTS.flatMap((port) => {
      const kind = RECORD_KINDS[port] as unknown as AnyKind;
      const use = keepRecords(ports, kind, (store) => store[port] as unknown as AnyRecords);
      const operations = operationsOn(port);
      return [
        [operations.list, use.list],
        [operations.create, use.create],
        [operations.update, use.update],
        [operations.remove, use.remove],
      ];
    }),
  ) as RecordUseCases;
