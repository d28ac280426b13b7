import { commands } from 'vitest/browser';
import { asAdmin, signIn } from './open-desk.tsx';

export interface Member {
  readonly id: number;
  readonly username: string;
  readonly staffRole: string;
  readonly disabledAt: string | null;
}

export const newName = () => `jules${crypto.randomUUID().slice(0, 8)}`;

/** Somebody who has accepted an invitation; the administrator is signed in afterwards. */
export const addStaff = async (staffRole: string): Promise<Member> => {
  await signIn();
  const username = newName();
  const email = `${username}@staff.example`;
  await asAdmin('POST', '/api/admin/staff/invitations', { email, staffRole });
  const path = await commands.mailed(email, '/invitation/');
  const member = await asAdmin<Member>('POST', `/api${path.replace('invitation', 'invitations')}`, {
    username,
    password: 'correct horse',
  });
  await signIn();
  return member;
};
