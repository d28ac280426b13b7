import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

const PATH = '/api/admin/staff';

/** All staff, invitations, and whether a second factor is required. */
export const staffQuery = queryOptions({
  queryKey: [...adminKey, 'staff'],
  queryFn: read(PATH),
  staleTime: 0,
});

const refresh = async (client: QueryClient): Promise<void> => {
  void client.invalidateQueries({ queryKey: [...adminKey, 'audit'] });
  await client.invalidateQueries({ queryKey: staffQuery.queryKey });
};

/** Mails a link that works once. */
export const inviteStaff = mutation({
  send: (body: Body<`${typeof PATH}/invitations`, 'post'>) => write('post', `${PATH}/invitations`, { body }),
  refresh,
});

export const sendInvitationAgain = mutation({
  send: (id: number) => write('post', `${PATH}/invitations/{id}`, { path: { id } }),
  refresh,
  refreshOnFailure: true,
});

export const withdrawInvitation = mutation({
  send: (id: number) => write('delete', `${PATH}/invitations/{id}`, { path: { id } }),
  refresh,
  refreshOnFailure: true,
});

interface StaffChange {
  readonly id: number;
  readonly body: Body<`${typeof PATH}/{id}`, 'patch'>;
}

/** Changes the role or access of a person, whose sessions end. */
export const changeStaff = mutation({
  send: ({ id, body }: StaffChange) => write('patch', `${PATH}/{id}`, { path: { id }, body }),
  refresh,
  refreshOnFailure: true,
});

/** Removes the second factor of a person who has lost it, whose sessions end. */
export const resetSecondFactor = mutation({
  send: (id: number) => write('delete', `${PATH}/{id}/second-factor`, { path: { id } }),
  refresh,
  refreshOnFailure: true,
});

/** Sets whether all staff must have a second factor. */
export const requireSecondFactor = mutation({
  send: (required: boolean) => write('put', `${PATH}/second-factor`, { body: { required } }),
  refresh,
  refreshOnFailure: true,
});
