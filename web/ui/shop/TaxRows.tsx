import type { Wire } from '@wondercast/openapi/codec/wire';
import { bookedTaxRowsOf } from '../../headless/tax-rows.ts';
import { shownAmount } from '../formats/amount.ts';

interface TaxRowsProps {
  readonly tax: NonNullable<Wire<'Tax'>>;
  /** What was entered, less the discount and with fees. */
  readonly entered: number;
}

/** The rows of a list of sums that say the tax of each rate. */
export function TaxRows({ tax, entered }: TaxRowsProps) {
  return bookedTaxRowsOf(tax, entered).map(({ name, amount }) => (
    <div key={name} data-off={amount < 0 ? '' : undefined}>
      <dt>{name}</dt>
      <dd>{amount < 0 ? `−${shownAmount(-amount)}` : shownAmount(amount)}</dd>
    </div>
  ));
}
