import { operationsOn, RECORD_KINDS, type RecordPort } from '@wondercast/core/desk/records/record-kinds';
import { daysAfter } from '@wondercast/core/kernel/calendar';
import type { RecordFields, ValuesOf } from '@wondercast/core/kernel/records/field';
import type { AuditSubject } from '@wondercast/core/people/audit-subjects';
import type { RecordKind } from '@wondercast/core/people/record-kind';
import { bundle } from '@wondercast/openapi/bundle';
import { operations } from '@wondercast/openapi/generated/operations';
import { day, unique } from './builders.ts';

const { paths } = bundle();

interface OfJson {
  readonly content: { readonly 'application/json': { readonly example: object } };
}

/** The contract's example of a new record. */
export const exampleOf = (port: RecordPort): object => {
  const created = operations.find(({ id }) => id === operationsOn(port).create);
  const { requestBody } = paths[created?.path ?? '']?.post ?? {};
  return (requestBody as unknown as OfJson).content['application/json'].example;
};

let days = 0;

/** A new record like the contract's example, with a value of its own where no two may share one. */
export const aRecord = (port: RecordPort): ValuesOf<RecordFields> => {
  const { fields, rule, complete } = RECORD_KINDS[port] as unknown as RecordKind<AuditSubject, RecordFields>;
  const own = Object.entries(fields).flatMap(([name, { unique: only, kind }]) =>
    only ? [[name, kind === 'day' ? daysAfter(day('2031-01-01'), ++days) : unique('own')]] : [],
  );
  return complete(rule.parse({ ...exampleOf(port), ...Object.fromEntries(own) }), new Date());
};
