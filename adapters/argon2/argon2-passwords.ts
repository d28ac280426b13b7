import { type Algorithm, hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '@wondercast/core/people/account/ports';
import { concurrencyLimit } from '../system/concurrency-limit.ts';

// The library exports its algorithms as a const enum, which type stripping does not support.
const ARGON2ID: Algorithm = 2;

/** The cost of one guess. */
export interface Cost {
  readonly kibibytes: number;
  readonly passes: number;
}

/** OWASP's recommendation, with one lane. No setting changes it. */
const RECOMMENDED: Cost = { kibibytes: 19_456, passes: 2 };

const MAX_CONCURRENT = 2;

/**
 * Hashes and verifies in the thread pool, two at once, so that many sign-ins do not take all threads and memory from other
 * routes.
 */
export const argon2Passwords = ({ kibibytes, passes }: Cost = RECOMMENDED): PasswordHasher => {
  const limited = concurrencyLimit(MAX_CONCURRENT);
  const parameters = { algorithm: ARGON2ID, memoryCost: kibibytes, timeCost: passes, parallelism: 1 };
  return {
    hash: (password) => limited(() => hash(password.normalize('NFKC'), parameters)),
    verify: async (storedHash, password) =>
      storedHash.startsWith('$argon2') && limited(() => verify(storedHash, password.normalize('NFKC'))),
  };
};
