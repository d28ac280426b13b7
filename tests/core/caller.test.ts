import { actorOf, type Caller, requireAdmin, requireSignedIn } from '@wondercast/core/people/caller';
import { describe, expect, it } from 'vitest';

const visitor: Caller = { kind: 'visitor', visitorKey: 'v' };
const signedIn = (role: 'user' | 'admin'): Caller => ({
  kind: 'signed-in',
  accountId: 7,
  username: 'mara',
  role,
  visitorKey: null,
});
const refusal = (attempt: () => unknown) => {
  try {
    attempt();
  } catch (error) {
    return error;
  }
  return null;
};

describe('who is asking', () => {
  it('must be signed in where an account is needed', () => {
    expect(requireSignedIn(signedIn('user')).accountId).toBe(7);
    expect(refusal(() => requireSignedIn(visitor))).toMatchObject({
      kind: 'unauthenticated',
      message: 'Not authenticated',
    });
  });

  it('must have the role admin for the dashboard, whatever the username', () => {
    expect(requireAdmin(signedIn('admin')).role).toBe('admin');
    expect(refusal(() => requireAdmin({ ...signedIn('user'), username: 'admin' } as Caller))).toMatchObject({
      kind: 'forbidden',
      message: 'You do not have permission to access this page.',
    });
    expect(refusal(() => requireAdmin(visitor))).toMatchObject({ kind: 'unauthenticated' });
  });

  it('is named in the log by account, or as a visitor', () => {
    expect(actorOf(signedIn('user'))).toEqual({ accountId: 7, name: 'mara' });
    expect(actorOf(visitor)).toEqual({ accountId: null, name: 'visitor' });
  });
});
