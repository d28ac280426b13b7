import type { DiscountPorts } from './ports.ts';
import { checkCode } from './use-cases/check-code.ts';

/** Checking discount codes, for customers. */
export const discountUseCases = (ports: DiscountPorts) => ({
  checkCode: checkCode(ports),
});
