import { describe, expect, it } from 'vitest';
import { sessionsSentence, sessionsWord } from '../../web/features/bookings/session-words.ts';

type State = Parameters<typeof sessionsSentence>[0][number]['state'];
const of = (...states: State[]) => states.map((state) => ({ state }));

describe('the sessions of a booking in words', () => {
  it.each<[State[], string]>([
    [['agreed', 'suggested'], 'One session is agreed, one waits for your choice.'],
    [['open', 'suggested', 'preferred'], 'Two sessions wait for your choice, one is with us.'],
    [['delivered', 'delivered', 'cancelled'], 'Two sessions are delivered, one is cancelled.'],
    [[], ''],
  ])('say how %j stand in one sentence', (states, words) => {
    expect(sessionsSentence(of(...states))).toBe(words);
  });

  it('count in digits from ten on', () => {
    expect(sessionsSentence(Array.from({ length: 12 }, () => ({ state: 'agreed' as const })))).toBe(
      '12 sessions are agreed.',
    );
  });

  it.each<[State[], string | null]>([
    [['open'], 'Choose a time'],
    [['suggested', 'agreed'], 'Choose 1 time'],
    [['preferred', 'agreed'], 'With us'],
    [['agreed', 'delivered'], 'Agreed'],
    [['delivered', 'cancelled'], 'Delivered'],
    [['cancelled'], 'Cancelled'],
    [[], null],
  ])('have a word in a list of bookings, for %j', (states, word) => {
    expect(sessionsWord(of(...states))).toBe(word);
  });
});
