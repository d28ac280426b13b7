import { Refusal } from '@wondercast/core/kernel/refusal';
import { type Account, isOtherEmail, PROFILE_DEFAULTS } from '@wondercast/core/people/account/account';
import { staffRoleOf } from '@wondercast/core/people/account/permissions';
import type { Accounts } from '@wondercast/core/people/account/ports';
import { EMAIL_TAKEN, USERNAME_TAKEN } from '@wondercast/core/people/account/words';
import type { MemorySession } from '../memory-session.ts';
import { removeFeedsOf } from '../notices/calendar-feeds.ts';

const withoutCase = (text: string): string => text.toLowerCase();

export const memoryAccounts = (memory: MemorySession): Accounts => {
  const byId = async (id: number) => memory.tables.accounts.get(id) ?? null;
  const present = (id: number): Account => {
    const account = memory.tables.accounts.get(id);
    if (!account) throw new Error(`Account ${id} is not there`);
    return account;
  };
  const withRole = (role: Account['role']) =>
    memory.tables.accounts.all().filter((account) => account.role === role);
  const staff = async () => withRole('admin').toSorted((one, other) => one.id - other.id);
  return {
    add: async ({ passwordHash, role = 'user', staffRole, ...given }) => {
      const { tables, nextId, now } = memory;
      const name = withoutCase(given.username);
      const email = given.email ? withoutCase(given.email) : null;
      if (tables.accountByUsername.get(name)) throw new Refusal('conflict', USERNAME_TAKEN);
      if (email && tables.accountByEmail.get(email)) throw new Refusal('conflict', EMAIL_TAKEN);
      const at = now();
      const id = nextId('accounts');
      const account: Account = {
        ...PROFILE_DEFAULTS,
        ...given,
        id,
        role,
        staffRole: staffRoleOf({ role, staffRole }),
        partnerId: given.partnerId ?? null,
        disabledAt: null,
        emailConfirmedAt: given.emailConfirmedAt ?? null,
        createdAt: at,
        updatedAt: at,
        version: 1,
        passwordVersion: 1,
      };
      tables.accounts.set(id, account);
      tables.passwordHashes.set(id, passwordHash);
      tables.accountByUsername.set(name, id);
      if (email) tables.accountByEmail.set(email, id);
      return account;
    },
    byId,
    byIds: async (ids) => ids.flatMap((id) => memory.tables.accounts.get(id) ?? []),
    byEmail: async (email) => byId(memory.tables.accountByEmail.get(withoutCase(email)) ?? 0),
    // Units of work run one after another, so the rows need no lock.
    lock: byId,
    lockShared: byId,
    credentialsOf: async (username) => {
      const id = memory.tables.accountByUsername.get(withoutCase(username)) ?? 0;
      const account = memory.tables.accounts.get(id);
      const passwordHash = memory.tables.passwordHashes.get(id);
      return account && passwordHash ? { account, passwordHash } : null;
    },
    anyWithRole: async (role) => withRole(role).length > 0,
    staff,
    lockStaff: staff,
    setAccess: async (id, access, at) => {
      const before = present(id);
      if (before.role !== 'admin') throw new Error(`Account ${id} is not of the staff`);
      const account = {
        ...before,
        ...access,
        updatedAt: at,
        version: before.version + 1,
        passwordVersion: before.passwordVersion + 1,
      };
      memory.tables.accounts.set(id, account);
      return account;
    },
    makeStaff: async (id, staffRole, at) => {
      const before = present(id);
      const account = {
        ...before,
        role: 'admin' as const,
        staffRole,
        updatedAt: at,
        version: before.version + 1,
        passwordVersion: before.passwordVersion + 1,
      };
      memory.tables.accounts.set(id, account);
      return account;
    },
    setPartner: async (id, partnerId, at) => {
      const before = memory.tables.accounts.get(id);
      if (before?.role !== 'user') return null;
      const account = {
        ...before,
        partnerId,
        updatedAt: at,
        version: before.version + 1,
        passwordVersion: before.passwordVersion + 1,
      };
      memory.tables.accounts.set(id, account);
      return account;
    },
    ofPartner: async (partnerId) =>
      memory.tables.accounts
        .all()
        .filter((account) => account.partnerId === partnerId)
        .toSorted((one, other) => one.id - other.id),
    confirmEmail: async (id, at) => {
      memory.tables.accounts.set(id, { ...present(id), emailConfirmedAt: at });
    },
    changeProfile: async (id, change, at) => {
      const { accounts, accountByEmail } = memory.tables;
      const before = present(id);
      const isOther = change.email !== undefined && isOtherEmail(before.email, change.email);
      const account = {
        ...before,
        ...change,
        emailConfirmedAt: isOther ? null : before.emailConfirmedAt,
        updatedAt: at,
        version: before.version + 1,
      };
      const email = account.email ? withoutCase(account.email) : null;
      const holder = email ? accountByEmail.get(email) : undefined;
      if (holder !== undefined && holder !== id) throw new Refusal('conflict', EMAIL_TAKEN);
      if (before.email) accountByEmail.delete(withoutCase(before.email));
      if (email) accountByEmail.set(email, id);
      accounts.set(id, account);
      return account;
    },
    setPassword: async (id, passwordHash, at, from) => {
      const { accounts, passwordHashes } = memory.tables;
      const before = accounts.get(id);
      if (!before || (from !== undefined && passwordHashes.get(id) !== from)) return null;
      const account = { ...before, updatedAt: at, passwordVersion: before.passwordVersion + 1 };
      accounts.set(id, account);
      passwordHashes.set(id, passwordHash);
      return account;
    },
    remove: async (id) => {
      const { tables } = memory;
      const account = tables.accounts.get(id);
      if (!account) return;
      tables.accounts.delete(id);
      tables.passwordHashes.delete(id);
      tables.accountByUsername.delete(withoutCase(account.username));
      if (account.email) tables.accountByEmail.delete(withoutCase(account.email));
      for (const { tokenHash, accountId } of tables.passwordResets.all())
        if (accountId === id) tables.passwordResets.delete(tokenHash);
      removeFeedsOf(memory, { kind: 'account', id });
      tables.authenticators.delete(id);
      tables.recoveryCodes.delete(id);
      for (const passkey of tables.passkeys.all())
        if (passkey.accountId === id) tables.passkeys.delete(passkey.id);
      for (const method of tables.paymentMethods.all())
        if (method.accountId === id) tables.paymentMethods.delete(method.id);
      tables.providerCustomers.delete(id);
      for (const intent of tables.intents.all())
        if (intent.accountId === id) tables.intents.set(intent.id, { ...intent, accountId: null });
      for (const booking of tables.bookings.all())
        if (booking.accountId === id) tables.bookings.set(booking.id, { ...booking, accountId: null });
      for (const order of tables.orders.all())
        if (order.accountId === id) tables.orders.set(order.id, { ...order, accountId: null });
    },
  };
};
