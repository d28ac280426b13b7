import { isLineOver, unitsInWords } from '@wondercast/core/bookings/booking/units-in-words';
import { expect, it } from 'vitest';

it.each([
  [2, 0, '× 2', false],
  [3, 1, '× 2, 1 cancelled', false],
  [2, 2, '× 2, cancelled', true],
] as const)('of %i units with %i cancelled a line says %s', (quantity, cancelledUnits, words, over) => {
  expect(unitsInWords({ quantity, cancelledUnits })).toBe(words);
  expect(isLineOver({ quantity, cancelledUnits })).toBe(over);
});
