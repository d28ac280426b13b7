type Fields = Readonly<Record<string, unknown>>;

/** For each field of a model, how the audit log shows it. A new field does not compile until this is decided. */
export type AuditedFields<Model> = {
  readonly [Name in keyof Model]-?: 'shown' | 'hidden' | ((value: Model[Name]) => Fields);
};

/** Makes what the audit log records of a model, in the words and units of the wire. */
export const recordBy =
  <Model extends object>(fields: AuditedFields<Model>) =>
  (model: Model): Fields => {
    let record: Fields = {};
    for (const name in fields) {
      const decision = fields[name];
      if (decision === 'hidden') continue;
      record = { ...record, ...(decision === 'shown' ? { [name]: model[name] } : decision(model[name])) };
    }
    return record;
  };
