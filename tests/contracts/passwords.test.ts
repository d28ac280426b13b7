import { stat } from 'node:fs/promises';
import { hash as bareHash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { argon2Passwords } from '../../adapters/argon2/argon2-passwords.ts';
import { memoryPasswords } from '../../adapters/memory/passwords.ts';
import { describePasswords } from './passwords.ts';

describePasswords('memory', memoryPasswords());
describePasswords('argon2', argon2Passwords());

describe('argon2', () => {
  it('is argon2id as OWASP recommends', async () => {
    expect(await argon2Passwords().hash('secret6')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  const CROWD = 24;
  /** How many of a crowd's hashes are done when a file, read from the same threads, answers. */
  const doneBeforeAFileAnswers = async (hash: (password: string) => Promise<string>) => {
    let done = 0;
    const crowd = Array.from({ length: CROWD }, async () => {
      await hash('secret6');
      done += 1;
    });
    await stat('.');
    const atThatMoment = done;
    await Promise.all(crowd);
    return atThatMoment;
  };

  it('lets others work while a crowd signs in', async () => {
    expect(await doneBeforeAFileAnswers(argon2Passwords().hash)).toBeLessThan(CROWD / 3);
  });

  it('(without the queue: the crowd has to be served first)', async () => {
    const bare = (password: string) =>
      bareHash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await doneBeforeAFileAnswers(bare)).toBeGreaterThan(CROWD / 2);
  });
});
