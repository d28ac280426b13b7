import type { Wire } from '@wondercast/openapi/codec/wire';
import { bookedTaxRowsOf } from '../../headless/tax-rows.ts';
import { shownAmount } from '../formats/amount.ts';

interface TaxRowsProps {
  readonly tax: NonNullable<Wire<'Tax'>>;
  /** The entered amount minus the discount plus fees. */
  readonly entered: number;
}

/** Rows with the tax of each rate. */
export function TaxRows({ tax, entered }: TaxRowsProps) {
  return bookedTaxRowsOf(tax, entered).map(({ name, amount }) => (
    <div key={name} data-off={amount < 0 ? '' : undefined}>
      <dt>{name}</dt>
      <dd>{amount < 0 ? `−${shownAmount(-amount)}` : shownAmount(amount)}</dd>
    </div>
  ));
}
