import type { Performers } from '../../kernel/jobs.ts';
import type { TaxingPorts } from './ports.ts';
import { checkTaxNumber } from './use-cases/check-tax-number.ts';
import { closeMissingRate } from './use-cases/close-missing-rate.ts';
import { checkNumberAgain, keepNumber } from './use-cases/decide-number.ts';
import { taxMatters } from './use-cases/tax-matters.ts';

/** What somebody has to deal with because of tax, and checks of tax numbers. */
export const taxingUseCases = (ports: TaxingPorts) => ({
  taxMatters: taxMatters(ports),
  closeMissingRate: closeMissingRate(ports),
  checkTaxNumber: checkTaxNumber(ports),
  keepNumber: keepNumber(ports),
  checkNumberAgain: checkNumberAgain(ports),
});

export const taxingPerformers = (shop: ReturnType<typeof taxingUseCases>) =>
  ({ 'check-tax-number': shop.checkTaxNumber }) satisfies Partial<Performers>;
