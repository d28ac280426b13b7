import type { TaxOffices } from '@wondercast/core/bookings/taxing/ports';

/**
 * Simulated tax authorities, which send no requests. A number that ends in 0 is invalid, one that ends in 9 cannot be checked, and
 * every other number is valid. They identify themselves as simulated.
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
