import { MOST_PASSKEYS } from '@wondercast/core/people/account/second-factor';
import { addPasskey } from '@wondercast/core/people/account/use-cases/own-passkeys';
import type { Ports, UnitOfWork } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { anAccount, unique } from '../support/builders.ts';
import { meeting } from '../support/meeting.ts';
import { aUser } from '../support/memory-ports.ts';
import { aPasskey } from '../support/passkeys.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

const [BEFORE, PROOF, AFTER] = [
  new Date('2026-03-16T12:00:00.000Z'),
  new Date('2026-03-17T12:00:00.000Z'),
  new Date('2026-03-18T12:00:00.000Z'),
];

/** Both have counted before either adds, and nothing holds them apart. */
const unlocked = (unitOfWork: UnitOfWork): UnitOfWork => {
  const met = meeting(2);
  return (work) =>
    unitOfWork((store) =>
      work({
        ...store,
        accounts: { ...store.accounts, lock: store.accounts.byId },
        secondFactors: {
          ...store.secondFactors,
          addPasskey: async (passkey) => {
            await met();
            await store.secondFactors.addPasskey(passkey);
          },
        },
      }),
    );
};

/** What every collection of second factors must do. */
export const describeSecondFactors = (name: string, open: OpenStore) =>
  describe(`second factors on ${name}`, () => {
    const store = usingStore(open);
    const registered = async (email: string | null = `${unique('mara')}@northlight.example`) =>
      (await store().unitOfWork(({ accounts }) => accounts.add(anAccount({ email })))).id;
    const add = (id: number, key: string, at: Date) =>
      store().unitOfWork(({ secondFactors }) => secondFactors.addPasskey(aPasskey(id, key, at)));
    const kindOf = async (id: number) => (await store().read.secondFactors.kindsOf([id])).get(id) ?? null;
    const namesOf = async (id: number) =>
      (await store().read.secondFactors.passkeysOf(id)).map((passkey) => passkey.name);

    it('count once the address is confirmed, and no more once it is another one', async () => {
      const id = await registered();
      await add(id, 'key', BEFORE);
      expect(await kindOf(id)).toBeNull();
      await store().unitOfWork(({ accounts }) => accounts.confirmEmail(id, PROOF));
      expect(await kindOf(id)).toEqual({ authenticator: false, passkey: true });
      expect((await store().read.accounts.byId(id))?.emailConfirmedAt).toEqual(PROOF);
      const change = (email: string) =>
        store().unitOfWork(({ accounts }) => accounts.changeProfile(id, { email }, AFTER));
      const { email } = (await store().read.accounts.byId(id)) ?? {};
      await change(email?.toUpperCase() ?? '');
      expect(await kindOf(id)).not.toBeNull();
      await change(`${unique('other')}@northlight.example`);
      expect(await kindOf(id)).toBeNull();
    });

    it('count where there is no address to confirm', async () => {
      const id = await registered(null);
      await add(id, 'key', BEFORE);
      expect(await kindOf(id)).not.toBeNull();
    });

    it('go when they are younger than a proof, or all without one', async () => {
      const [id, other] = [await registered(), await registered()];
      for (const each of [id, other]) {
        await add(each, 'older', BEFORE);
        await add(each, 'younger', AFTER);
        await store().unitOfWork(async ({ secondFactors }) => {
          await secondFactors.startAuthenticator(each, 'SECRET');
          await secondFactors.confirmAuthenticator(each, 'SECRET', 1, AFTER);
          await secondFactors.setRecoveryCodes(each, ['hash'], AFTER);
        });
      }
      const remove = (since: Date | null) =>
        store().unitOfWork(({ secondFactors }) => secondFactors.removeAddedAfter(id, since));
      await remove(PROOF);
      expect(await namesOf(id)).toEqual(['older']);
      expect(await store().read.secondFactors.authenticatorOf(id)).toBeNull();
      expect(await store().read.secondFactors.recoveryCodesLeft(id)).toBe(0);
      await remove(null);
      expect(await namesOf(id)).toEqual([]);
      expect(await namesOf(other)).toEqual(['older', 'younger']);
    });

    it('lose recovery codes that were made anew after a proof, and keep those of before', async () => {
      const left = async (madeAt: Date) => {
        const id = await registered();
        await store().unitOfWork(async ({ secondFactors }) => {
          await secondFactors.startAuthenticator(id, 'SECRET');
          await secondFactors.confirmAuthenticator(id, 'SECRET', 1, BEFORE);
          await secondFactors.setRecoveryCodes(id, ['first', 'second'], madeAt);
          await secondFactors.takeRecoveryCode(id, 'first');
          await secondFactors.removeAddedAfter(id, PROOF);
        });
        expect(await store().read.secondFactors.authenticatorOf(id)).not.toBeNull();
        return store().read.secondFactors.recoveryCodesLeft(id);
      };
      expect([await left(BEFORE), await left(AFTER)]).toEqual([1, 0]);
    });

    /** Two passkeys that are confirmed at once, where one is left. Answers how many there are then. */
    const addTwice = async (unitOfWork: UnitOfWork): Promise<number> => {
      const id = await registered();
      for (let count = 1; count < MOST_PASSKEYS; count++) await add(id, `key-${count}`, BEFORE);
      const passkeys: Ports['passkeys'] = {
        startRegistration: async () => ({ options: {}, challenge: '' }),
        finishRegistration: async ({ name: key }) => aPasskey(id, String(key), AFTER),
        startSignIn: async () => ({ options: {}, challenge: '' }),
        finishSignIn: async () => null,
      };
      const confirm = addPasskey({ unitOfWork, passkeys, now: () => AFTER, newToken: () => 'token' });
      await Promise.allSettled(
        ['one', 'two'].map((key) => confirm(aUser(id), { name: key, answer: { name: key } }, '')),
      );
      return (await namesOf(id)).length;
    };

    it('are at most 20 passkeys, however many are confirmed at once', async () => {
      expect(await addTwice(store().unitOfWork)).toBe(MOST_PASSKEYS);
    });

    // In memory units of work run one after another, so that there is no twin without the lock.
    if (name !== 'memory')
      it('(without the lock there are more)', async () => {
        expect(await addTwice(unlocked(store().unitOfWork))).toBe(MOST_PASSKEYS + 1);
      });

    it('are not added by a session that a new password has ended', async () => {
      const id = await registered();
      const passkeys: Pick<Ports['passkeys'], 'finishRegistration'> = {
        finishRegistration: async () => aPasskey(id, 'late', AFTER),
      };
      const confirm = addPasskey({
        unitOfWork: store().unitOfWork,
        passkeys: {
          ...passkeys,
          startRegistration: async () => ({ options: {}, challenge: '' }),
          startSignIn: async () => ({ options: {}, challenge: '' }),
          finishSignIn: async () => null,
        },
        now: () => AFTER,
        newToken: () => 'token',
      });
      await store().unitOfWork(({ accounts }) => accounts.setPassword(id, 'new', AFTER));
      const caller = { ...aUser(id), passwordVersion: 1 };
      await expect(confirm(caller, { name: 'late', answer: {} }, '')).rejects.toMatchObject({
        kind: 'unauthenticated',
      });
      expect(await namesOf(id)).toEqual([]);
    });
  });
