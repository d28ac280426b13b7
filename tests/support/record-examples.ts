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

/** Where records of a kind are listed and added. */
export const pathOf = (port: RecordPort): string =>
  operations.find(({ id }) => id === operationsOn(port).create)?.path ?? '';

/** The contract's example of a new record. */
export const exampleOf = (port: RecordPort): object => {
  const { requestBody } = paths[pathOf(port)]?.post ?? {};
  return (requestBody as unknown as OfJson).content['application/json'].example;
};

let days = 0;

/** The contract's example with a value of its own where no two records may share one. */
export const aRecordBody = (port: RecordPort): object => {
  const fields: RecordFields = RECORD_KINDS[port].fields;
  const own = Object.entries(fields).flatMap(([name, { unique: only, kind }]) =>
    only ? [[name, kind === 'day' ? daysAfter(day('2031-01-01'), ++days) : unique('own')]] : [],
  );
  return { ...exampleOf(port), ...Object.fromEntries(own) };
};

/** The same as a new record of the store. */
export const aRecord = (port: RecordPort): ValuesOf<RecordFields> => {
  const { rule, complete } = RECORD_KINDS[port] as unknown as RecordKind<AuditSubject, RecordFields>;
  return complete(rule.parse(aRecordBody(port)), new Date());
};
