import {
  ANSWER_KEPT_MS,
  type Answers,
  CLAIM_ABANDONED_MS,
  KeyTaken,
  type OnceKey,
} from '@wondercast/core/people/answers';
import { keyInFlight, keyReused } from '@wondercast/core/people/once';
import type { MemorySession } from './memory-session.ts';

const nameOf = ({ scope, key }: Pick<OnceKey, 'scope' | 'key'>): string => JSON.stringify([scope, key]);

const scopeOf = (name: string): string => JSON.parse(name)[0];

const isOld = (claimedAt: Date, now: Date): boolean => now.getTime() - claimedAt.getTime() >= ANSWER_KEPT_MS;

export const memoryAnswers = (memory: MemorySession): Answers => ({
  claim: async (once, now) => {
    const name = nameOf(once);
    const found = memory.tables.answers.get(name);
    const abandoned =
      found && !found.answer && now.getTime() - found.claimedAt.getTime() > CLAIM_ABANDONED_MS;
    if (found && !abandoned && !isOld(found.claimedAt, now)) {
      if (found.fingerprint !== once.fingerprint) throw keyReused();
      // Another unit of work has claimed the key and not answered yet; it is unknown whether an answer will come.
      if (!found.answer) throw keyInFlight();
      return found.answer;
    }
    memory.tables.answers.set(name, {
      name,
      fingerprint: once.fingerprint,
      claimedAt: now,
      answer: null,
      bookingId: null,
    });
    return null;
  },
  add: async (once, answer, bookingId) => {
    const name = nameOf(once);
    if (memory.tables.answers.get(name)) throw new KeyTaken();
    const claimed = { name, fingerprint: once.fingerprint, claimedAt: memory.now() };
    // Stored as JSON, as in the database.
    memory.tables.answers.set(name, { ...claimed, answer: JSON.parse(JSON.stringify(answer)), bookingId });
  },
  given: async (once, now) => {
    const found = memory.tables.answers.get(nameOf(once));
    if (!found || isOld(found.claimedAt, now)) return null;
    if (found.fingerprint !== once.fingerprint) throw keyReused();
    return found.answer;
  },
  record: async (once, answer, bookingId) => {
    const { answers } = memory.tables;
    const claimed = answers.get(nameOf(once));
    // Stored as JSON, as in the database.
    if (claimed)
      answers.set(claimed.name, { ...claimed, answer: JSON.parse(JSON.stringify(answer)), bookingId });
  },
  release: async (once) => {
    const { answers } = memory.tables;
    const claimed = answers.get(nameOf(once));
    if (claimed && !claimed.answer) answers.delete(claimed.name);
  },
  forget: async (asker) => {
    const { answers } = memory.tables;
    for (const { name } of answers.all()) if (scopeOf(name).endsWith(` ${asker}`)) answers.delete(name);
  },
  expire: async (now) => {
    for (const { name, claimedAt } of memory.tables.answers.all())
      if (isOld(claimedAt, now)) memory.tables.answers.delete(name);
  },
});
