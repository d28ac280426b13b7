import { describe, expect, it } from 'vitest';
import { anAccount, unique } from '../support/builders.ts';
import { allAtOnce, type OpenStore, usingStore } from './store-under-test.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const EXPIRES = new Date('2026-03-01T11:00:00.000Z');

/** What every place for password reset links must do. */
export const describePasswordResets = (name: string, open: OpenStore) =>
  describe(`password resets on ${name}`, () => {
    const store = usingStore(open);
    const account = async () => (await store().unitOfWork(({ accounts }) => accounts.add(anAccount()))).id;
    const add = async (accountId: number) => {
      const tokenHash = unique('hash');
      await store().unitOfWork(({ passwordResets }) =>
        passwordResets.add({ tokenHash, accountId, expiresAt: EXPIRES }),
      );
      return tokenHash;
    };
    const take = (tokenHash: string, now = NOW) =>
      store().unitOfWork(({ passwordResets }) => passwordResets.take(tokenHash, now));
    const accountOf = (tokenHash: string, now = NOW) => store().read.passwordResets.accountOf(tokenHash, now);

    it('opens an account once', async () => {
      const accountId = await account();
      const tokenHash = await add(accountId);
      expect(await accountOf(tokenHash)).toBe(accountId);
      expect(await take(tokenHash)).toBe(accountId);
      expect(await accountOf(tokenHash)).toBeNull();
      expect(await take(tokenHash)).toBeNull();
    });

    it('opens nothing once it has expired, nor by a guess', async () => {
      const tokenHash = await add(await account());
      expect(await accountOf(tokenHash, new Date(EXPIRES.getTime() - 1))).not.toBeNull();
      expect(await accountOf(tokenHash, EXPIRES)).toBeNull();
      expect(await take(tokenHash, EXPIRES)).toBeNull();
      expect(await take(unique('guess'))).toBeNull();
    });

    it('is still there when the unit of work that took it fails', async () => {
      const tokenHash = await add(await account());
      const failing = store().unitOfWork(async ({ passwordResets }) => {
        await passwordResets.take(tokenHash, NOW);
        throw new Error('later');
      });
      await expect(failing).rejects.toThrow('later');
      expect(await take(tokenHash)).not.toBeNull();
    });

    it('opens an account once when twenty try at once', async () => {
      const tokenHash = await add(await account());
      const { succeeded } = await allAtOnce(20, () => take(tokenHash));
      expect(succeeded.filter((taken) => taken !== null)).toHaveLength(1);
    });

    it('(without the guard: looking first finds it unused more than once)', async () => {
      const tokenHash = await add(await account());
      const { succeeded } = await allAtOnce(20, async () => {
        const found = await accountOf(tokenHash);
        await take(tokenHash);
        return found;
      });
      expect(succeeded.filter((found) => found !== null).length).toBeGreaterThan(1);
    });

    it('is revoked with all others of its account, and of no other', async () => {
      const [mara, other] = [await account(), await account()];
      const [first, second, foreign] = [await add(mara), await add(mara), await add(other)];
      await store().unitOfWork(({ passwordResets }) => passwordResets.revokeOf(mara));
      expect([await accountOf(first), await accountOf(second)]).toEqual([null, null]);
      expect(await accountOf(foreign)).toBe(other);
    });

    it('is forgotten when it has expired, and not before', async () => {
      const tokenHash = await add(await account());
      await store().unitOfWork(({ passwordResets }) => passwordResets.expire(NOW));
      expect(await accountOf(tokenHash)).not.toBeNull();
      await store().unitOfWork(({ passwordResets }) => passwordResets.expire(EXPIRES));
      expect(await accountOf(tokenHash)).toBeNull();
    });
  });
