import type { PasswordHasher } from '@wondercast/core/people/account/ports';
import { describe, expect, it } from 'vitest';

/** What every password hasher must do. */
export const describePasswords = (name: string, passwords: PasswordHasher) =>
  describe(`passwords with ${name}`, () => {
    it.each(['secret6', '  blanks  ', 'пароль-密码-🔑', '\0nul', 'a'.repeat(256)])(
      'are known again, and no other is: %j',
      async (password) => {
        const hash = await passwords.hash(password);
        expect(await passwords.verify(hash, password)).toBe(true);
        expect(await passwords.verify(hash, `${password}x`)).toBe(false);
        expect(await passwords.verify(hash, password.slice(0, -1))).toBe(false);
      },
    );

    it('have a salt: equal ones are kept differently, and none can be read', async () => {
      const [one, other] = [await passwords.hash('secret6'), await passwords.hash('secret6')];
      expect(one).not.toBe(other);
      expect(one).not.toContain('secret6');
    });

    it('are the same however their letters are composed', async () => {
      const hash = await passwords.hash('caf\u00e9-1');
      expect(await passwords.verify(hash, 'cafe\u0301-1')).toBe(true);
    });

    it.each(['', 'plain', 'secret6', '$2b$10$abcdefghijklmnopqrstuv'])(
      'match no hash of another kind: %j',
      async (kept) => {
        expect(await passwords.verify(kept, 'secret6')).toBe(false);
      },
    );
  });
