import type { z } from 'zod';
import type { KeptRecord, RecordFields, Said, ValuesOf } from '../kernel/records/field.ts';
import type { ServedPart } from '../kernel/records/ports.ts';
import { newRecordRule } from '../kernel/records/record-rules.ts';
import type { Changes } from './audit/edit.ts';
import type { AuditSubject } from './audit-subjects.ts';

/** A kind of record that administrators list, add, change and delete. Optional fields are for kinds that do something in their own way. */
export interface RecordKind<
  Name extends AuditSubject,
  Fields extends RecordFields,
  Given = ValuesOf<Fields>,
  Model extends KeptRecord<Fields> = KeptRecord<Fields>,
> {
  /** The name in the audit log and in the API's schemas, such as `discount-code`. */
  readonly name: Name;
  readonly fields: Fields;
  readonly notFound: string;
  /** The field by which lists are sorted; where it is missing, the newest come first. */
  readonly orderedBy?: keyof Fields & string;
  /** The part of what is served with the catalogue that every write changes; a kind without it is served nowhere else. */
  readonly servedAs?: ServedPart;
  /** Validates a new record. */
  readonly rule: z.ZodType<Given>;
  /** The full fields of a new record, from those that were given. */
  readonly complete: (given: Given, at: Date) => ValuesOf<Fields>;
  /**
   * Checks the fields together.
   * @throws Refusal 'invalid'
   */
  readonly assertFits?: (record: ValuesOf<Fields> | Model) => void;
  /** What the audit log records of a change besides the changed fields. */
  readonly noteOfChange?: (changes: Changes, after: Model) => Said;
  /** What the audit log records of a deleted record besides its fields. */
  readonly noteOfDeleted?: (record: Model) => Said;
}

/** Any kind of record. Its functions are called only with records of that kind. */
export interface AnyRecordKind
  extends Pick<
    RecordKind<AuditSubject, RecordFields>,
    'name' | 'fields' | 'notFound' | 'orderedBy' | 'servedAs'
  > {
  readonly rule: z.ZodType;
}

/** A kind of record that is defined by its fields alone. */
export const recordKind = <const Name extends AuditSubject, Fields extends RecordFields>(
  kind: Pick<RecordKind<Name, Fields>, 'name' | 'fields' | 'notFound' | 'orderedBy' | 'servedAs'>,
): RecordKind<Name, Fields> => ({
  ...kind,
  // The rule of a record returns what its model contains; TypeScript cannot infer this for unknown fields.
  rule: newRecordRule(kind.fields) as unknown as z.ZodType<ValuesOf<Fields>>,
  complete: (given) => given,
});
