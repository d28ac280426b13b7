import type { StaffRole } from '@wondercast/core/people/account/permissions';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { PASSWORD, type SignedInClient, type TestApp } from './app.ts';
import { unique } from './builders.ts';

/** A fresh account of the staff, as an invitation makes one, signed in. */
export const signedInStaff = async (
  { running, client }: TestApp,
  staffRole: StaffRole,
): Promise<SignedInClient> => {
  const { ports } = running;
  const username = unique(staffRole);
  const passwordHash = await ports.passwords.hash(PASSWORD);
  await ports.unitOfWork(({ accounts }) =>
    accounts.add({ username, passwordHash, email: `${username}@staff.example`, role: 'admin', staffRole }),
  );
  const signedIn = client();
  const { body: user } = await signedIn.post<Wire<'User'>>('/api/login', { username, password: PASSWORD });
  return { ...signedIn, user };
};

/** Takes away, or changes, what an account of the staff may do, as an owner's order does. */
export const setAccess = (
  { running }: TestApp,
  accountId: number,
  access: { readonly staffRole: StaffRole; readonly disabledAt: Date | null },
) => running.ports.unitOfWork(({ accounts }) => accounts.setAccess(accountId, access, new Date()));
