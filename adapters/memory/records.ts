import type { RecordStores } from '@wondercast/core/desk/records/ports';
import { RECORD_KINDS, RECORD_PORTS, type RecordPort } from '@wondercast/core/desk/records/record-kinds';
import type { Field, KeptRecord, RecordFields, ValuesOf } from '@wondercast/core/kernel/records/field';
import type { Records, ServedPart } from '@wondercast/core/kernel/records/ports';
import { taken } from '@wondercast/core/kernel/refusal';
import type { AnyRecordKind } from '@wondercast/core/people/record-kind';
import { catalogueMemory } from './catalogue/catalogue-memory.ts';
import type { MemorySession } from './memory-session.ts';
import type { Rows } from './rows.ts';

type AnyRecord = KeptRecord<RecordFields>;

/** Fields of new records beyond their definition. */
const BESIDE: Partial<Readonly<Record<RecordPort, object>>> = {
  discountCodes: { currentUses: 0 },
};

const keyOf = ({ unique }: Field, value: unknown): unknown =>
  unique?.ignoresCase ? String(value).toLowerCase() : value;

const assertFree = (fields: RecordFields, others: readonly AnyRecord[], record: AnyRecord): void => {
  for (const [name, field] of Object.entries(fields)) {
    const isSame = (other: AnyRecord) => keyOf(field, other[name]) === keyOf(field, record[name]);
    if (field.unique && others.some((other) => other.id !== record.id && isSame(other)))
      throw taken(name, field.unique.taken);
  }
};

const inOrder = (records: readonly AnyRecord[], name: string | undefined): readonly AnyRecord[] => {
  if (name === undefined) return records.toSorted((a, b) => b.id - a.id);
  const keyOf = (record: AnyRecord) => String(record[name]);
  return records.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : a.id - b.id));
};

interface Table {
  rows(): Rows<number, AnyRecord>;
  nextId(): number;
  now(): Date;
  /** Called when a write changes what is served with the catalogue. */
  changed(part: ServedPart): void;
  readonly beside?: object | undefined;
}

/** The records of one kind, in their table. */
export const recordsIn = (
  { name, fields, orderedBy, servedAs }: AnyRecordKind,
  { rows, nextId, now, changed, beside }: Table,
): Records<RecordFields> => {
  const byId = async (id: number) => rows().get(id) ?? null;
  const write = (record: AnyRecord): AnyRecord => {
    assertFree(fields, rows().all(), record);
    rows().set(record.id, record);
    if (servedAs) changed(servedAs);
    return record;
  };
  return {
    add: async (given: ValuesOf<RecordFields>) => {
      const at = now();
      return write({ ...given, ...beside, id: nextId(), createdAt: at, updatedAt: at, version: 1 });
    },
    byId,
    // Units of work run one after another, so the row needs no lock.
    lock: byId,
    change: async (id, change, at) => {
      const before = rows().get(id);
      if (!before) throw new Error(`${name} ${id} is not there`);
      return write({ ...before, ...change, updatedAt: at, version: before.version + 1 });
    },
    remove: async (id) => {
      rows().delete(id);
      if (servedAs) changed(servedAs);
    },
    all: async () => inOrder(rows().all(), orderedBy),
  };
};

/** The stores of all kinds of records. */
export const memoryRecords = (memory: MemorySession): RecordStores =>
  Object.fromEntries(
    RECORD_PORTS.map((port) => [
      port,
      recordsIn(RECORD_KINDS[port], {
        // The type of a port's rows is only known by the port's name.
        rows: () => memory.tables[port] as unknown as Rows<number, AnyRecord>,
        nextId: () => memory.nextId(port),
        now: memory.now,
        changed: (kind) => catalogueMemory(memory).changed({ kind }),
        beside: BESIDE[port],
      }),
    ]),
  ) as unknown as RecordStores;
