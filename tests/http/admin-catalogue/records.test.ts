import { RECORD_KINDS, RECORD_PORTS } from '@wondercast/core/desk/records/record-kinds';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { expect, it } from 'vitest';
import { aRecordBody, pathOf } from '../../support/record-examples.ts';
import { describeOnEachStore } from '../account/each-store.ts';

interface Kept {
  readonly id: number;
  readonly version: number;
}

describeOnEachStore('records of a kind, as administrators keep them,', (app) => {
  it.each(RECORD_PORTS)('are added, listed, changed and removed, and the log says so: %s', async (port) => {
    const { name, notFound } = RECORD_KINDS[port];
    const [admin, path] = [await app().admin(), pathOf(port)];
    const list = async () => (await admin.get<readonly Kept[]>(path)).body;
    const { status, body: added } = await admin.post<Kept>(path, aRecordBody(port));
    expect([status, added.version]).toEqual([201, 1]);
    expect(await list()).toContainEqual(added);
    const one = `${path}/${added.id}`;
    const changed = await admin.patch<Kept>(one, { ...aRecordBody(port), version: 1 });
    expect([changed.status, changed.body.version]).toEqual([200, 2]);
    expect((await admin.patch(one, { ...aRecordBody(port), version: 1 })).status).toBe(409);
    expect((await admin.delete(one)).status).toBe(200);
    expect(await list()).not.toContainEqual(changed.body);
    const gone = await admin.delete<Wire<'Problem'>>(one);
    expect([gone.status, gone.body.message]).toEqual([404, notFound]);
    const { body: log } = await admin.get<Wire<'AuditEntry'>[]>(
      `/api/admin/audit?subject=${name}&subjectId=${added.id}`,
    );
    expect(log.map(({ action }) => action)).toEqual([
      `${name}.deleted`,
      `${name}.updated`,
      `${name}.created`,
    ]);
  });
});
