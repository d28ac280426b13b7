import type { TaxOffices } from '@wondercast/core/bookings/taxing/ports';

/**
 * Authorities to try the shop with, which ask nobody: a number that ends in 0 is nobody's, of one that ends in 9 they say nothing, and every
 * other is valid. They say who they are.
 */
export const simulatedOffices: TaxOffices = {
  ask: async ({ number, asker }) => {
    if (number.endsWith('9'))
      return { kind: 'away', problem: 'the simulator says nothing of numbers that end in 9' };
    const consultation = asker && `SIMULATED-${number}`;
    if (number.endsWith('0')) return { kind: 'invalid', name: null, address: null, consultation };
    return { kind: 'valid', name: 'Simulated business', address: null, consultation };
  },
};
