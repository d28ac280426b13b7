import { PARTNER_TAKEN } from '@wondercast/core/people/partners/words';
import { describe, expect, it } from 'vitest';
import { aPartnerKey, unique } from '../support/builders.ts';
import { DIFFICULT_TEXT, type OpenStore, refused, usingStore } from './store-under-test.ts';

/** What every collection of partners and their keys must do. */
export const describePartners = (name: string, open: OpenStore) =>
  describe(`partners on ${name}`, () => {
    const store = usingStore(open);
    const createdAt = new Date('2026-03-01T10:00:00.123Z');
    const add = (partner = unique('Northlight')) =>
      store().unitOfWork(({ partners }) => partners.add({ name: partner, commission: 12.25, createdAt }));
    const addKey = async (change: Partial<Parameters<typeof aPartnerKey>[0]> = {}) => {
      const partnerId = change.partnerId ?? (await add()).id;
      const key = aPartnerKey({ ...change, partnerId });
      return store().unitOfWork(({ partnerKeys }) => partnerKeys.add(key));
    };

    it('keeps every field', async () => {
      const partner = await add(`${unique('P')} ${DIFFICULT_TEXT}`);
      expect(partner).toMatchObject({ commission: 12.25, createdAt, version: 1 });
      expect(await store().read.partners.byId(partner.id)).toEqual(partner);
      expect(await store().read.partners.byId(2_000_000_000)).toBeNull();
    });

    it('gives a name once, whatever its case', async () => {
      const first = await add();
      const { id, name: taken } = first;
      const other = await add();
      await refused(add(taken.toUpperCase()), 'conflict', PARTNER_TAKEN);
      await refused(
        store().unitOfWork(({ partners }) => partners.save({ ...other, name: taken.toUpperCase() })),
        'conflict',
        PARTNER_TAKEN,
      );
      const changed = { ...first, name: taken.toUpperCase(), commission: 0.01 };
      const own = await store().unitOfWork(({ partners }) => partners.save(changed));
      expect(own).toEqual({ ...changed, id, version: 2 });
    });

    it('lists by name', async () => {
      const stem = unique('order');
      for (const letter of ['b', 'C', 'a']) await add(`${stem} ${letter}`);
      const names = (await store().read.partners.all()).map((partner) => partner.name);
      expect(names.filter((each) => each.startsWith(stem))).toEqual([`${stem} a`, `${stem} b`, `${stem} C`]);
    });

    it('keeps keys of every kind, newest first, of one partner and of all', async () => {
      const { id: partnerId } = await add();
      const page = await addKey({
        partnerId,
        label: DIFFICULT_TEXT,
        origins: ['https://a.example', 'http://b.example:81'],
      });
      const server = await addKey({ partnerId, kind: 'secret', origins: [], scopes: ['bookings:read'] });
      await addKey();
      expect(page).toMatchObject({ label: DIFFICULT_TEXT, lastUsedAt: null, version: 1, scopes: [] });
      expect(page).not.toHaveProperty('keyHash');
      const { partnerKeys } = store().read;
      expect(await partnerKeys.byId(page.id)).toEqual(page);
      expect(await partnerKeys.all(partnerId)).toEqual([server, page]);
      expect((await partnerKeys.all(null)).map(({ id }) => id)).toEqual(
        expect.arrayContaining([server.id, page.id]),
      );
    });

    it('changes what can change of a key, and raises its version', async () => {
      const key = await addKey();
      const change = {
        label: 'Other',
        origins: ['https://c.example'],
        ratePerMinute: 7,
        expiresAt: new Date('2026-04-01T00:00:00.000Z'),
        revokedAt: new Date('2026-03-15T00:00:00.001Z'),
      };
      const saved = await store().unitOfWork(({ partnerKeys }) => partnerKeys.save({ ...key, ...change }));
      expect(saved).toEqual({ ...key, ...change, version: 2 });
      expect(await store().read.partnerKeys.byId(key.id)).toEqual(saved);
    });

    it('remembers the last use of many keys at once, and no earlier one', async () => {
      const keys = [await addKey(), await addKey()];
      const [early, late] = [new Date('2026-03-01T10:00:00.000Z'), new Date('2026-03-01T11:00:00.000Z')];
      const use = (at: Date) =>
        store().unitOfWork(({ partnerKeys }) => partnerKeys.used(keys.map(({ id }) => ({ keyId: id, at }))));
      const uses = async () =>
        Promise.all(keys.map(async ({ id }) => (await store().read.partnerKeys.byId(id))?.lastUsedAt));
      await use(late);
      await use(early);
      expect(await uses()).toEqual([late, late]);
    });

    it('knows every key in its directory, whose version rises when it is told to', async () => {
      const partner = await add();
      const key = await addKey({ partnerId: partner.id, keyHash: unique('hash') });
      const gone = await addKey({
        partnerId: partner.id,
        kind: 'secret',
        origins: [],
        scopes: ['bookings:read'],
      });
      await store().unitOfWork(({ partnerKeys }) => partnerKeys.save({ ...gone, revokedAt: createdAt }));
      const before = await store().read.partners.directory();
      expect(before.keys.filter(({ partnerId }) => partnerId === partner.id)).toMatchObject([
        {
          id: key.id,
          partnerName: partner.name,
          commission: 12.25,
          kind: 'publishable',
          origins: key.origins,
          revoked: false,
        },
        { id: gone.id, kind: 'secret', scopes: ['bookings:read'], revoked: true, expiresAt: null },
      ]);
      await store().unitOfWork(({ partners }) => partners.raiseVersion());
      expect((await store().read.partners.directory()).version).toBe(before.version + 1);
    });

    it('raises no version when the work is rolled back', async () => {
      const before = (await store().read.partners.directory()).version;
      const failing = store().unitOfWork(async ({ partners }) => {
        await partners.raiseVersion();
        throw new Error('later');
      });
      await expect(failing).rejects.toThrow('later');
      expect((await store().read.partners.directory()).version).toBe(before);
    });
  });
