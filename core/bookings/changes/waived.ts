import { type MinorUnits, toAmount, ZERO } from '../../kernel/money.ts';

/** What of a change's price is not asked for, and what of the booking's is not afterwards. */
export interface Waiver {
  readonly now: MinorUnits;
  readonly inAll: MinorUnits;
}

/** As the audit log says it. */
export const waivedOf = ({ now }: Waiver) => (now === ZERO ? {} : { waived: toAmount(now) });
