import type { RecordFields, Said, ValuesOf } from '../../kernel/records/field.ts';
import { toWire } from '../../kernel/records/kinds.ts';

/** For each field of a model, how the audit log shows it. A new field compiles only once this is decided. */
export type AuditedFields<Model> = {
  readonly [Name in keyof Model]-?: 'shown' | 'hidden' | ((value: Model[Name]) => Said);
};

/** Makes the function that turns a model into what the audit log records, with the names and units of the API. */
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

/** The same for a record whose fields define how they are shown. */
export const recordOf =
  <Fields extends RecordFields>(fields: Fields) =>
  (model: ValuesOf<Fields>): Said => {
    const record: Record<string, unknown> = {};
    for (const [name, { kind, audited }] of Object.entries(fields)) {
      const value = model[name];
      if (audited === 'shown') record[name] = toWire(kind, value);
      // A field's own function is called with its own value.
      else if (audited !== 'hidden') Object.assign(record, audited(value as never));
    }
    return record;
  };
