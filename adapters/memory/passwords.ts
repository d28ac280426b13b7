import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordHasher } from '@wondercast/core/people/account/ports';

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt);

// Takes about a millisecond, so stolen hashes would also be cheap to break.
const COST = 2 ** 8;
const LENGTH = 32;

/**
 * Salted scrypt at a low cost that keeps tests fast. Only for a store that forgets everything when its process ends; stored
 * passwords are hashed by `adapters/argon2`.
 */
export const memoryPasswords = (): PasswordHasher => ({
  hash: async (password) => {
    const salt = randomBytes(16);
    const key = await derive(password.normalize('NFKC'), salt, LENGTH, { N: COST });
    return `scrypt$${salt.toString('hex')}$${key.toString('hex')}`;
  },
  verify: async (hash, password) => {
    const [, salt = '', key = ''] = hash.split('$');
    const wanted = Buffer.from(key, 'hex');
    const given = await derive(password.normalize('NFKC'), Buffer.from(salt, 'hex'), LENGTH, { N: COST });
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  },
});
