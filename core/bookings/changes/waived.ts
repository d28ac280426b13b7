import { type MinorUnits, toAmount, ZERO } from '../../kernel/money.ts';

/** How much of a change's price is waived, and how much of the booking's total is waived afterwards. */
export interface Waiver {
  readonly now: MinorUnits;
  readonly inAll: MinorUnits;
}

/** The detail in the audit log, in decimal amounts; absent where nothing is waived. */
export const waivedOf = ({ now }: Waiver) => (now === ZERO ? {} : { waived: toAmount(now) });
