import type { LocalDate } from '../../kernel/calendar.ts';
import { taxPlaceOf } from './union.ts';

const isMember = (country: string, day: LocalDate): boolean =>
  taxPlaceOf({ country, region: null, postalCode: '' }, day).isInUnion;

/** Whether a seller in the EU owes the tax of another EU country, which it may declare at home (One Stop Shop). */
export const isTaxedElsewhere = (country: string, seller: string, day: LocalDate): boolean =>
  country !== seller && isMember(country, day) && isMember(seller, day);
