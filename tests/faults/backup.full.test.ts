import { describe, expect, it } from 'vitest';
import { drill } from './backup-drill.ts';

describe('a shop that is lost with its disk, after a backup during which bookings went on', () => {
  it('has every booking that was acknowledged before the backup began', async () => {
    const { promised, promisedCents, bookings, cents, made, restored } = await drill({
      people: 8,
      before: 30,
    });
    expect(promised).toBeGreaterThanOrEqual(30);
    expect(bookings).toBeGreaterThanOrEqual(promised);
    // Each costs the same: what is there is worth as much as its bookings.
    expect(cents * promised).toBe(promisedCents * bookings);
    expect(made.says).toContain('Backed up to');
    expect(restored.says).toContain('Start the shop, then run npm run doctor.');
    expect(restored.says).not.toContain('WRONG');
  });
});
