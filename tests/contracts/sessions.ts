import { describe, expect, it } from 'vitest';
import { anAccount, unique } from '../support/builders.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

/** What every place for sessions must do. */
export const describeSessions = (name: string, open: OpenStore) =>
  describe(`sessions on ${name}`, () => {
    const store = usingStore(open);
    const account = () => store().unitOfWork(({ accounts }) => accounts.add(anAccount()));

    it('knows no session that is not there', async () => {
      expect(await store().sessions.get(unique('sid'))).toBeNull();
    });

    it('keeps what a session holds, and replaces it', async () => {
      const key = unique('sid');
      const data = { visitorKey: 'v', _expire: 1_772_359_200_000, nested: { yes: true, nothing: null } };
      await store().sessions.set(key, data, inHours(1));
      expect(await store().sessions.get(key)).toEqual({ data, account: null });
      await store().sessions.set(key, { visitorKey: 'w' }, inHours(1));
      expect(await store().sessions.get(key)).toEqual({ data: { visitorKey: 'w' }, account: null });
    });

    it('updates a session that is there, with whose it is', async () => {
      const [key, { id }] = [unique('sid'), await account()];
      await store().sessions.set(key, {}, inHours(1));
      expect(await store().sessions.update(key, { accountId: id, nested: { yes: true } }, inHours(1))).toBe(
        true,
      );
      expect(await store().sessions.get(key)).toMatchObject({
        data: { accountId: id, nested: { yes: true } },
        account: { id },
      });
      await store().sessions.destroyOfAccount(id);
      expect(await store().sessions.get(key)).toBeNull();
    });

    it('does not bring back a session that was destroyed', async () => {
      const [key, { id }] = [unique('sid'), await account()];
      await store().sessions.set(key, { accountId: id }, inHours(1));
      await store().sessions.destroyOfAccount(id);
      expect(await store().sessions.update(key, { accountId: id }, inHours(1))).toBe(false);
      expect(await store().sessions.get(key)).toBeNull();
      expect(await store().sessions.ofAccount(id)).toEqual([]);
    });

    it('answers the account of a session as it is now', async () => {
      const [key, { id, username, role, passwordVersion }] = [unique('sid'), await account()];
      await store().sessions.set(key, { accountId: id }, inHours(1));
      expect(await store().sessions.get(key)).toEqual({
        data: { accountId: id },
        account: {
          id,
          username,
          role,
          staffRole: null,
          passwordVersion,
          secondFactorMissing: false,
          partnerId: null,
        },
      });
    });

    it('answers nothing of a session that has run out', async () => {
      const key = unique('sid');
      await store().sessions.set(key, { visitorKey: 'v' }, inHours(-0.001));
      expect(await store().sessions.get(key)).toBeNull();
    });

    it('destroys a session', async () => {
      const key = unique('sid');
      await store().sessions.set(key, {}, inHours(1));
      await store().sessions.destroy(key);
      await store().sessions.destroy(key);
      expect(await store().sessions.get(key)).toBeNull();
    });

    it('destroys every session of an account, and of no other', async () => {
      const [mara, other] = [await account(), await account()];
      const keys = [unique('sid'), unique('sid'), unique('sid')] as const;
      await store().sessions.set(keys[0], { accountId: mara.id }, inHours(1));
      await store().sessions.set(keys[1], { accountId: mara.id }, inHours(1));
      await store().sessions.set(keys[2], { accountId: other.id }, inHours(1));
      await store().sessions.destroyOfAccount(mara.id);
      expect(await store().sessions.get(keys[0])).toBeNull();
      expect(await store().sessions.get(keys[1])).toBeNull();
      expect(await store().sessions.get(keys[2])).not.toBeNull();
    });

    it('(without the password version: a session stored after the others were destroyed is alive)', async () => {
      const [key, { id, passwordVersion }] = [unique('sid'), await account()];
      const data = { accountId: id, passwordVersion };
      await store().sessions.set(key, data, inHours(1));
      await store().unitOfWork(({ accounts }) => accounts.setPassword(id, 'new', new Date()));
      await store().sessions.destroyOfAccount(id);
      await store().sessions.set(key, data, inHours(1));
      expect(await store().sessions.get(key)).toMatchObject({
        data: { passwordVersion: 1 },
        account: { id, passwordVersion: 2 },
      });
    });

    it('forgets what has run out when it expires, and nothing else', async () => {
      const [old, young] = [unique('sid'), unique('sid')];
      await store().sessions.set(old, {}, inHours(1));
      await store().sessions.set(young, {}, inHours(3));
      await store().sessions.expire(inHours(2));
      expect(await store().sessions.get(old)).toBeNull();
      expect(await store().sessions.get(young)).not.toBeNull();
    });
  });
