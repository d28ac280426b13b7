import type { DiscountPorts } from './ports.ts';
import { allCodes } from './use-cases/all-codes.ts';
import { checkCode } from './use-cases/check-code.ts';
import { createCode } from './use-cases/create-code.ts';
import { deleteCode } from './use-cases/delete-code.ts';
import { updateCode } from './use-cases/update-code.ts';

/** Discount codes: checked by customers, edited by administrators. */
export const discountUseCases = (ports: DiscountPorts) => ({
  allCodes: allCodes(ports),
  createCode: createCode(ports),
  updateCode: updateCode(ports),
  deleteCode: deleteCode(ports),
  checkCode: checkCode(ports),
});
