import { readFileSync } from 'node:fs';
import { RECORD_KINDS, RECORD_PORTS } from '@wondercast/core/desk/records/record-kinds';
import { flag, line, manyIds, orNone, wholeFrom } from '@wondercast/core/kernel/fields';
import { field, labelsOf, type RecordFields } from '@wondercast/core/kernel/records/field';
import { newRecordRule, recordChangeRule } from '@wondercast/core/kernel/records/record-rules';
import { recordOf } from '@wondercast/core/people/audit/record';
import { ADD_ON } from '@wondercast/core/shop/catalogue/add-on-record';
import type { FileKind } from '@wondercast/core/shop/catalogue/catalogue-file';
import { CATEGORY } from '@wondercast/core/shop/catalogue/category-record';
import { EXPERIENCE } from '@wondercast/core/shop/catalogue/experience-record';
import { fileColumns } from '@wondercast/core/shop/catalogue/file-columns';
import { bundle } from '@wondercast/openapi/bundle';
import { RECORDS, recordShapes, withRecord } from '@wondercast/openapi/records';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { exampleOf } from '../../support/record-examples.ts';

const audited = 'shown';

const EXAMPLE = {
  name: field({ kind: 'text', label: 'Name', rule: line(80, 'Name is required'), audited }),
  note: field({ kind: 'optional', label: 'Note', rule: orNone(line(40)), initial: null, audited: 'hidden' }),
  days: field({ kind: 'whole', label: 'Days', rule: wholeFrom(1, 9), initial: 1, audited }),
  everywhere: field({ kind: 'flag', label: 'Everywhere', rule: flag(), initial: true, audited }),
  hostIds: field({ kind: 'links', label: 'Hosts', rule: manyIds(5), initial: [], audited }),
  secret: field({
    kind: 'optional',
    label: 'Secret',
    rule: orNone(line(10)),
    initial: null,
    audited: (secret) => ({ hasSecret: secret !== null }),
  }),
} as const satisfies RecordFields;

const given = { name: 'An example' };
const EMPTY = { name: 'An example', note: null, days: 1, everywhere: true, hostIds: [], secret: null };

describe('the rules of a record', () => {
  it('fill in what a new one has where nothing is said', () => {
    expect(newRecordRule(EXAMPLE).parse(given)).toEqual(EMPTY);
  });

  it('ask for what has no initial value', () => {
    expect(newRecordRule(EXAMPLE).safeParse({}).error?.issues).toMatchObject([
      { path: ['name'], message: 'Name is required' },
    ]);
  });

  it('change only what is given', () => {
    const rule = recordChangeRule(EXAMPLE);
    expect(rule.parse({})).toEqual({});
    expect(rule.parse({ note: ' ', version: 3 })).toEqual({ note: null, version: 3 });
  });

  it.each(['', '  ', '\u200b', null])('read %j as none', (note) => {
    expect(newRecordRule(EXAMPLE).parse({ ...given, note })).toMatchObject({ note: null });
  });

  it('judge what is said of an optional text', () => {
    const judged = newRecordRule(EXAMPLE).safeParse({ ...given, note: 'x'.repeat(41), secret: 5 });
    expect(judged.error?.issues).toMatchObject([
      { path: ['note'], message: 'Must be at most 40 characters long' },
      { path: ['secret'], message: 'Must be text' },
    ]);
  });
});

describe('the audit record of a record', () => {
  it('shows what its fields show, in their words', () => {
    expect(recordOf(EXAMPLE)({ ...EMPTY, note: 'hidden', hostIds: [3, 1, 3], secret: 'x' })).toEqual({
      name: 'An example',
      days: 1,
      everywhere: true,
      hostIds: [1, 3],
      hasSecret: true,
    });
  });
});

describe('a shape of the contract over a record', () => {
  const properties = { id: { type: 'integer' } };
  it('says when there is no such record, no such field, or a shape that nobody has written', () => {
    expect(() => withRecord('A', { 'x-record': 'moon', properties })).toThrow('A: there is no record moon');
    expect(() => withRecord('A', { 'x-record': 'category', 'x-fields': ['x'], properties })).toThrow(
      'A: category has no field x',
    );
    expect(() => withRecord('A', { 'x-record': 'experience', properties })).toThrow(
      'A does not say what bookingRules is',
    );
  });
});

const schemas = bundle().components.schemas ?? {};
const WRITTEN: Readonly<Record<string, object>> = parse(
  readFileSync(new URL('../../../openapi/openapi.yaml', import.meta.url), 'utf8'),
).components.schemas;

/** Texts of a list, which have no length. */
const LISTED = ['MoneySettings.locale'];

/** The shapes of the document that hold a whole record. */
const WHOLE = Object.entries({ ...WRITTEN, ...recordShapes(WRITTEN) }).flatMap(([shape, schema]) =>
  'x-record' in schema && !('x-fields' in schema) ? [[shape, String(schema['x-record'])] as const] : [],
);

it('every record has a shape of the contract', () => {
  expect(WHOLE.map(([, record]) => record).toSorted()).toEqual(Object.keys(RECORDS).toSorted());
});

it.each(RECORD_PORTS)('the contract has an example of new %s that their rule takes', (port) => {
  expect(RECORD_KINDS[port].rule.safeParse(exampleOf(port)).error).toBeUndefined();
});

describe.each(WHOLE)('no field of %s is left out', (shape, record) => {
  const fields = RECORDS[record] ?? {};

  it('of its answers: they require it, and hold a text as long as its rule takes', () => {
    const { required, properties } = schemas[shape] as {
      required: readonly string[];
      properties: Readonly<Record<string, object>>;
    };
    const answered = Object.keys(fields).filter((name) => fields[name]?.kind !== 'links');
    expect(required).toEqual(expect.arrayContaining(answered));
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(answered));
    for (const [name, { kind }] of Object.entries(fields))
      if ((kind === 'text' || kind === 'optional') && !LISTED.includes(`${shape}.${name}`))
        expect(properties[name], name).not.toHaveProperty('maxLength', 1_000_000);
  });

  it('of its form', () => {
    for (const label of Object.values(labelsOf(fields))) expect(label).not.toBe('');
  });
});

describe.each<readonly [FileKind, RecordFields]>([
  ['experiences', EXPERIENCE],
  ['categories', CATEGORY],
  ['add-ons', ADD_ON],
])('a file of %s', (kind, fields) => {
  it('has a column for every field; links are named by slugs', () => {
    const links: Readonly<Record<string, string>> = {
      categoryIds: 'categories',
      experienceIds: 'experiences',
    };
    const names = fileColumns({ experiences: [] })[kind].map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(fields).map((name) => links[name] ?? name)));
  });
});
