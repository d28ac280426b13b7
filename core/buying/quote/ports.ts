import type { Clock } from '../../kernel/clock.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { Catalogue } from '../../shop/catalogue/ports.ts';
import type { DiscountCodes } from '../discount/ports.ts';

/** What a quote is made of. */
export interface QuoteStore {
  readonly catalogue: Catalogue;
  readonly discountCodes: DiscountCodes;
}

/** What a quote needs of the world. */
export interface QuotePorts extends Stored<QuoteStore>, Clock {}
