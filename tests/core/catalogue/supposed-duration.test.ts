import { minutesOf } from '@wondercast/core/shop/catalogue/search';
import { supposedDuration } from '@wondercast/core/shop/catalogue/supposed-duration';
import { expect, it } from 'vitest';

it.each([
  ['45', '45 minutes', 45],
  [' 90 ', '90 minutes', 90],
  ['1', '1 hour', 60],
  ['1.5', '1.5 hours', 90],
  ['1,5', '1.5 hours', 90],
])('a bare %s is asked about: %s?', (typed, asked, minutes) => {
  const supposed = supposedDuration(typed);
  expect(supposed?.asked).toBe(asked);
  expect(minutesOf(supposed?.duration ?? '')).toBe(minutes);
});

it.each(['', '45 min', '1 hour', 'an evening', '0', '12345'])('"%s" is taken as it is', (typed) => {
  expect(supposedDuration(typed)).toBeNull();
});
