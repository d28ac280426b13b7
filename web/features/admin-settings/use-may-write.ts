import { useQuery } from '@tanstack/react-query';
import { mayDo } from '@wondercast/core/account/permissions';
import { userQuery } from '../../api/session/account.ts';

/** Whether this person may change settings; the server decides the same by the same table. */
export const useMayWrite = (): boolean => {
  const { data: user } = useQuery(userQuery);
  return !!user && mayDo(user, 'settings:write');
};
