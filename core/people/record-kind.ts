import type { z } from 'zod';
import type { KeptRecord, RecordFields, Said, ValuesOf } from '../kernel/records/field.ts';
import { newRecordRule } from '../kernel/records/record-rules.ts';
import type { Changes } from './audit/edit.ts';
import type { AuditSubject } from './audit-subjects.ts';

/** A kind of record that administrators list, add, change and delete. What is optional is what few kinds do in a way of their own. */
export interface RecordKind<
  Name extends AuditSubject,
  Fields extends RecordFields,
  Given = ValuesOf<Fields>,
  Model extends KeptRecord<Fields> = KeptRecord<Fields>,
> {
  /** As the audit log and the contract's shapes have it, such as `discount-code`. */
  readonly name: Name;
  readonly fields: Fields;
  readonly notFound: string;
  /** The field by which all are listed; the newest come first where it is not said. */
  readonly orderedBy?: keyof Fields & string;
  /** Judges what is said of a new one. */
  readonly rule: z.ZodType<Given>;
  /** What a new one is, of what is said of it. */
  readonly complete: (given: Given, at: Date) => ValuesOf<Fields>;
  /** Judges its fields together. @throws Refusal 'invalid' */
  readonly assertFits?: (record: ValuesOf<Fields> | Model) => void;
  /** What the audit log says of a change beyond what has changed. */
  readonly noteOfChange?: (changes: Changes, after: Model) => Said;
  /** What it says of a deleted one beyond its fields. */
  readonly noteOfDeleted?: (record: Model) => Said;
}

/** Any kind. What it does with a record is called with its own. */
export interface AnyRecordKind
  extends Pick<RecordKind<AuditSubject, RecordFields>, 'name' | 'fields' | 'notFound' | 'orderedBy'> {
  readonly rule: z.ZodType;
}

/** A kind of record of which everything follows from its fields. */
export const recordKind = <const Name extends AuditSubject, Fields extends RecordFields>(
  kind: Pick<RecordKind<Name, Fields>, 'name' | 'fields' | 'notFound' | 'orderedBy'>,
): RecordKind<Name, Fields> => ({
  ...kind,
  // What the rule of a record answers is what its model holds: TypeScript cannot see this of fields that it does not know.
  rule: newRecordRule(kind.fields) as unknown as z.ZodType<ValuesOf<Fields>>,
  complete: (given) => given,
});
