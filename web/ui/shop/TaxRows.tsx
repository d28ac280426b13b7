import type { TaxWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../formats/amount.ts';

type Rate = TaxWire['rates'][number];

/** `VAT 19%`, or why none is charged. */
const wordsOf = ({ reason, name, percent }: Rate): string => {
  if (reason === 'reverse-charge') return 'Reverse charge: you owe the tax';
  if (reason === 'outside-scope') return 'No tax at your place';
  if (reason === 'exempt') return 'Exempt from tax';
  return `${name} ${percent} %`;
};

const rowsOf = (rate: Rate, isGross: boolean): readonly (readonly [string, number])[] => {
  const said = (words: string): string => (isGross && rate.reason === 'taxed' ? `Includes ${words}` : words);
  return rate.parts.length > 0
    ? rate.parts.map((part) => [said(`${part.name} ${part.percent} %`), part.tax] as const)
    : [[said(wordsOf(rate)), rate.tax] as const];
};

interface TaxRowsProps {
  readonly tax: TaxWire;
  /** What was entered, less the discount and with fees; what is not charged is said as what leaves it. */
  readonly entered: number;
}

/** The rows of a list of sums that say the tax of each rate. */
export function TaxRows({ tax, entered }: TaxRowsProps) {
  const isGross = tax.entered === 'gross';
  const left = isGross ? entered - tax.gross : 0;
  return (
    <>
      {left > 0.0005 && (
        <div data-off="">
          <dt>Tax not charged</dt>
          <dd>{`−${shownAmount(left)}`}</dd>
        </div>
      )}
      {tax.rates
        .flatMap((rate) => rowsOf(rate, isGross))
        .map(([words, amount]) => (
          <div key={words} data-tax="">
            <dt>{words}</dt>
            <dd>{shownAmount(amount)}</dd>
          </div>
        ))}
    </>
  );
}
