import { describe, expect, it } from 'vitest';
import { replacements } from '../../web/forms/replacements.ts';

const session = (id: string, hour: number) => ({
  id,
  startsAt: `2030-05-08T${hour}:00:00.000Z`,
  endsAt: `2030-05-08T${hour + 1}:00:00.000Z`,
});
const host = (hostId: number) => ({ hostId });
const ids = (sessions: Parameters<typeof replacements<{ hostId: number }>>[0]) =>
  Object.fromEntries([...replacements(sessions)].map(([id, { hostId }]) => [id, hostId]));

describe('who is proposed instead of somebody who is away', () => {
  it('is the best of each session, also twice at different times', () => {
    const free = [host(1), host(2)];
    expect(
      ids([
        { session: session('a', 10), free },
        { session: session('b', 12), free },
      ]),
    ).toEqual({ a: 1, b: 1 });
  });

  it('is never the same for two sessions at once, and the smaller choice comes first', () => {
    const sessions = [
      { session: session('a', 10), free: [host(1), host(2)] },
      { session: session('b', 10), free: [host(1)] },
      { session: session('c', 10), free: [host(2)] },
    ];
    expect(ids(sessions)).toEqual({ b: 1, c: 2 });
  });
});
