import { useQuery } from '@tanstack/react-query';
import { mayDo, type Permission } from '@wondercast/core/people/account/permissions';
import { userQuery } from './account.ts';

/** Whether the signed-in person's role has a permission. The server uses the same table. */
export const useMay = (permission: Permission): boolean => {
  const { data } = useQuery({ ...userQuery, select: (user) => user !== null && mayDo(user, permission) });
  return data ?? false;
};
