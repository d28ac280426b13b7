import { type Algorithm, hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '@wondercast/core/people/account/ports';
import { concurrencyLimit } from '../system/concurrency-limit.ts';

// The library exports its algorithms as a const enum, which type stripping does not support.
const ARGON2ID: Algorithm = 2;

/** What it costs to check one guessed password. */
export interface Cost {
  readonly kibibytes: number;
  readonly passes: number;
}

/** The parameters that OWASP recommends, with a parallelism of 1. No setting changes them. */
const RECOMMENDED: Cost = { kibibytes: 19_456, passes: 2 };

const MAX_CONCURRENT = 2;

/**
 * Hashes and verifies in the thread pool, at most two at a time, so that many sign-ins do not take all threads and memory from
 * other requests.
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
