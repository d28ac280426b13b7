import { fittingPage, PAGE_WEIGHT } from '@wondercast/core/bookings/booking/own-page';
import { describe, expect, it } from 'vitest';

const sized = (units: number, count: number) => Array.from({ length: count }, () => ({ units }));

describe("a page of one's own bookings", () => {
  it('has as many as fit in an answer, and one at least', () => {
    expect(fittingPage([])).toEqual([]);
    expect(fittingPage(sized(1, 100))).toHaveLength(100);
    expect(fittingPage(sized(300, 10))).toHaveLength(3);
    expect(fittingPage(sized(2 * PAGE_WEIGHT, 3))).toHaveLength(1);
  });

  it('ends where one does not fit, also when a smaller one follows', () => {
    expect(fittingPage([{ units: 10 }, { units: PAGE_WEIGHT }, { units: 1 }])).toEqual([{ units: 10 }]);
  });
});
