import type { DiscountPorts } from './ports.ts';
import { checkCode } from './use-cases/check-code.ts';

/** Discount codes, as customers check them. */
export const discountUseCases = (ports: DiscountPorts) => ({
  checkCode: checkCode(ports),
});
