import type { TaxingPorts } from './ports.ts';
import { closeMissingRate } from './use-cases/close-missing-rate.ts';
import { taxMatters } from './use-cases/tax-matters.ts';

/** What tax leaves to somebody. */
export const taxingUseCases = (ports: TaxingPorts) => ({
  taxMatters: taxMatters(ports),
  closeMissingRate: closeMissingRate(ports),
});
