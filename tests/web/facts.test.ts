import { describe, expect, it } from 'vitest';
import { factsOf } from '../../web/headless/facts.ts';
import { aStoredExperience } from '../support/builders.ts';

const wordsOf = (theme: string | null) =>
  factsOf(aStoredExperience({ duration: '60 min', theme })).map(({ words }) => words);

describe('the facts of an experience', () => {
  it('are its duration and its theme', () => {
    expect(wordsOf('Diwali')).toEqual(['60 min', 'Diwali']);
  });

  it.each(['', null])('leave out what it does not have, stored or typed: %j', (theme) => {
    expect(wordsOf(theme)).toEqual(['60 min']);
  });
});
