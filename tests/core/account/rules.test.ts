import { accept } from '@wondercast/core/kernel/refusal';
import { registerRule, signInRule } from '@wondercast/core/people/account/rules';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

const wordsOf = (rule: z.ZodType, value: unknown) =>
  (rule.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
const registration = (change: object = {}) => ({
  username: 'mara.reyes',
  password: 'secret6',
  email: 'mara@northlight.example',
  ...change,
});

describe('signing in', () => {
  it.each([{}, { username: 'ab', password: '12345' }, { username: null, password: null }])(
    'needs a name of 3 and a password of 6 characters: %j',
    (value) => {
      expect(wordsOf(signInRule, value)).toEqual([
        'username: Username must be at least 3 characters long',
        'password: Password must be at least 6 characters long',
      ]);
    },
  );

  it('does not trim a password', () => {
    expect(accept(signInRule, { username: ' mara ', password: '  12  ' })).toEqual({
      username: 'mara',
      password: '  12  ',
    });
  });

  it.each([{ $gt: '' }, ['mara'], 5])('takes no operator for a name: %j', (username) => {
    expect(signInRule.safeParse({ username, password: 'secret6' }).success).toBe(false);
  });
});

describe('registering', () => {
  it('takes a name after compatibility normalisation, and blank options as missing', () => {
    expect(
      accept(registerRule, registration({ username: 'ｍａｒａ', fullName: ' ', companyName: null })),
    ).toEqual({
      username: 'mara',
      password: 'secret6',
      email: 'mara@northlight.example',
      fullName: null,
      companyName: null,
    });
  });

  it.each<[object, string]>([
    [{ username: 'ab' }, 'username: Username must be at least 3 characters long'],
    [{ username: 'a'.repeat(41) }, 'username: Username must be at most 40 characters long'],
    [{ username: 'a'.repeat(257) }, 'username: Username must be at most 40 characters long'],
    [
      { username: 'ma ra' },
      'username: Username may only contain letters, digits, dots, underscores and hyphens',
    ],
    [
      { username: 'mаra' },
      'username: Username may only contain letters, digits, dots, underscores and hyphens',
    ],
    [{ password: '12345' }, 'password: Password must be at least 6 characters long'],
    [{ password: 'a'.repeat(257) }, 'password: Password must be at most 256 characters long'],
    [{ email: 'mara' }, 'email: Please enter a valid email address'],
    [{ email: undefined }, 'email: Please enter a valid email address'],
  ])('refuses %j', (change, words) => {
    expect(wordsOf(registerRule, registration(change))).toEqual([words]);
  });

  it('takes names and passwords of exactly the allowed lengths', () => {
    for (const change of [{ username: 'abc' }, { username: 'a'.repeat(40) }, { password: 'a'.repeat(256) }])
      expect(registerRule.safeParse(registration(change)).success).toBe(true);
  });

  it('leaves no room for a role, an id or a hash', () => {
    const accepted = accept(
      registerRule,
      registration({ role: 'admin', id: 1, passwordHash: 'x', version: 9 }),
    );
    expect(Object.keys(accepted).toSorted()).toEqual([
      'companyName',
      'email',
      'fullName',
      'password',
      'username',
    ]);
  });
});
