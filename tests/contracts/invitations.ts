import { describe, expect, it } from 'vitest';
import { unique } from '../support/builders.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

/** What every collection of invitations must do. */
export const describeInvitations = (name: string, open: OpenStore) =>
  describe(`invitations on ${name}`, () => {
    const store = usingStore(open);
    const createdAt = new Date('2026-03-01T10:00:00.000Z');
    const add = (expiresAt: Date, hash = unique('hash')) =>
      store().unitOfWork(({ invitations }) =>
        invitations.add(
          {
            email: 'jules@shop.example',
            staffRole: 'desk',
            partner: null,
            invitedBy: 'admin',
            createdAt,
            expiresAt,
          },
          hash,
        ),
      );

    it('are found by their link until they expire, and used up once', async () => {
      const hash = unique('hash');
      const added = await add(new Date('2026-03-08T10:00:00.000Z'), hash);
      const at = (text: string) => new Date(text);
      const { invitations } = store().read;
      expect(await invitations.byToken(hash, at('2026-03-08T09:59:59.000Z'))).toEqual(added);
      expect(await invitations.byToken(hash, at('2026-03-08T10:00:00.000Z'))).toBeNull();
      const take = () => store().unitOfWork((each) => each.invitations.take(hash, createdAt));
      expect(await take()).toEqual(added);
      expect(await take()).toBeNull();
    });

    it('to a partner are told apart from those to the staff', async () => {
      const partner = { id: 7, name: 'Northlight' };
      const given = {
        email: 'nora@partner.example',
        staffRole: null,
        partner,
        invitedBy: 'admin',
        createdAt,
      };
      const expiresAt = new Date('2026-03-08T10:00:00.000Z');
      const added = await store().unitOfWork(({ invitations }) =>
        invitations.add({ ...given, expiresAt }, unique('hash')),
      );
      expect(await store().read.invitations.byId(added.id)).toEqual({ ...given, expiresAt, id: added.id });
    });

    it('are forgotten when they ended before an instant, and not earlier', async () => {
      const old = await add(new Date('2026-01-01T10:00:00.000Z'));
      const young = await add(new Date('2026-02-01T10:00:00.000Z'));
      await store().unitOfWork(({ invitations }) => invitations.expire(new Date('2026-02-01T10:00:00.000Z')));
      expect(await store().read.invitations.byId(old.id)).toBeNull();
      expect(await store().read.invitations.byId(young.id)).toEqual(young);
    });
  });
