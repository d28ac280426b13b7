import { queryOptions } from '@tanstack/react-query';
import type { Body } from '../transport/contract.ts';
import { ApiError, read } from '../transport/transport.ts';
import type { UserWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

/** What a mailed link invites to; null when it was used, withdrawn or has expired. */
export const invitationQuery = (token: string) =>
  queryOptions({
    // Not under the key of account data: accepting signs somebody in, which would read the ended link again.
    queryKey: ['invitation', token],
    queryFn: async (context) => {
      try {
        return await read('/api/invitations/{token}', { path: { token } })(context);
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
        throw error;
      }
    },
  });

/** Creates the account and signs in. */
export const acceptInvitation =
  (token: string) =>
  (body: Body<'/api/invitations/{token}', 'post'>): Promise<UserWire> =>
    write('post', '/api/invitations/{token}', { path: { token }, body });

/** Gives the role to the signed-in account. */
export const joinStaff = (token: string): Promise<UserWire> =>
  write('post', '/api/invitations/{token}/acceptance', { path: { token } });
