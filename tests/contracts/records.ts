import { RECORD_KINDS, RECORD_PORTS, type RecordPort } from '@wondercast/core/desk/records/record-kinds';
import type { RecordFields } from '@wondercast/core/kernel/records/field';
import type { Records } from '@wondercast/core/kernel/records/ports';
import type { AnyRecordKind } from '@wondercast/core/people/record-kind';
import type { Store } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { aRecord } from '../support/record-examples.ts';
import { type OpenStore, refused, usingStore } from './store-under-test.ts';

const AT = new Date('2026-06-01T12:00:00.123Z');
const NOWHERE = 2_000_000_000;

/** What every collection of records must do, whatever its kind. */
export const describeRecords = (name: string, open: OpenStore) =>
  describe.each(RECORD_PORTS)(`%s on ${name}, like all records,`, (port: RecordPort) => {
    const kind: AnyRecordKind = RECORD_KINDS[port];
    const store = usingStore(open);
    const of = (all: Store) => all[port] as unknown as Records<RecordFields>;
    const write = <Result>(work: (records: Records<RecordFields>) => Promise<Result>) =>
      store().unitOfWork((all) => work(of(all)));
    const add = () => write((records) => records.add(aRecord(port)));
    const read = () => of(store().read);
    const uniques = Object.entries(kind.fields).flatMap(([field, { unique }]) =>
      unique ? [{ field, taken: unique.taken }] : [],
    );

    it('are found by their id, and by no other', async () => {
      const given = aRecord(port);
      const added = await write((records) => records.add(given));
      expect(added).toMatchObject({ ...given, version: 1, createdAt: expect.any(Date) });
      expect(await read().byId(added.id)).toEqual(added);
      expect(await write((records) => records.lock(added.id))).toEqual(added);
      expect(await read().byId(NOWHERE)).toBeNull();
      expect(await write((records) => records.lock(NOWHERE))).toBeNull();
    });

    it('change where something is given, with another version, until they are removed', async () => {
      const [before, given] = [await add(), aRecord(port)];
      const after = await write((records) => records.change(before.id, given, AT));
      expect(after).toEqual({ ...before, ...given, updatedAt: AT, version: 2 });
      expect(await write((records) => records.change(before.id, {}, AT))).toEqual({ ...after, version: 3 });
      await write((records) => records.remove(before.id));
      expect(await read().byId(before.id)).toBeNull();
    });

    it('are listed in their order', async () => {
      const [first, second] = [await add(), await add()];
      const ids = (await read().all()).map(({ id }) => id);
      const keyOf = (record: object) => String(Reflect.get(record, kind.orderedBy ?? 'id'));
      const isAsAdded = kind.orderedBy !== undefined && keyOf(first) < keyOf(second);
      expect(ids.indexOf(first.id) < ids.indexOf(second.id)).toBe(isAsAdded);
    });

    it.each(uniques)('share no $field', async ({ field, taken }) => {
      const [{ id, ...other }, one] = [await add(), await add()];
      const same = { [field]: Reflect.get(one, field) };
      await refused(
        write((records) => records.add({ ...aRecord(port), ...same })),
        'conflict',
        taken,
      );
      await refused(
        write((records) => records.change(id, same, AT)),
        'conflict',
        taken,
      );
      expect(await read().byId(id)).toEqual({ id, ...other });
      expect(await write((records) => records.change(one.id, same, AT))).toMatchObject({ version: 2 });
    });
  });
