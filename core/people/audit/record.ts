import type { RecordFields, Said, ValuesOf } from '../../kernel/records/field.ts';
import { toWire } from '../../kernel/records/kinds.ts';

/** For each field of a model, how the audit log shows it. A new field does not compile until this is decided. */
export type AuditedFields<Model> = {
  readonly [Name in keyof Model]-?: 'shown' | 'hidden' | ((value: Model[Name]) => Said);
};

/** Makes what the audit log records of a model, in the words and units of the wire. */
export const recordBy =
  <Model extends object>(fields: AuditedFields<Model>) =>
  (model: Model): Said => {
    let record: Said = {};
    for (const name in fields) {
      const decision = fields[name];
      if (decision === 'hidden') continue;
      record = { ...record, ...(decision === 'shown' ? { [name]: model[name] } : decision(model[name])) };
    }
    return record;
  };

/** The same of a record whose fields say it themselves. */
export const recordOf =
  <Fields extends RecordFields>(fields: Fields) =>
  (model: ValuesOf<Fields>): Said => {
    const record: Record<string, unknown> = {};
    for (const [name, { kind, audited }] of Object.entries(fields)) {
      const value = model[name];
      if (audited === 'shown') record[name] = toWire(kind, value);
      // A field's own words are called with its own value.
      else if (audited !== 'hidden') Object.assign(record, audited(value as never));
    }
    return record;
  };
