import { dayAt } from '@wondercast/core/kernel/calendar';
import { formatMoney, moneyStep, toMinorUnits, ZERO } from '@wondercast/core/kernel/money';
import type { LineTax } from '@wondercast/core/shop/tax/line-tax';
import { lineTaxOf } from '@wondercast/core/shop/tax/place';
import { taxOf } from '@wondercast/core/shop/tax/tax-of';
import type { TaxRate, TaxSettings } from '@wondercast/core/shop/tax/tax-settings';
import { styled } from 'styled-components';
import { Preview } from './settings-look.ts';
import { type RateDraft, rateOf, type TaxDraft } from './tax-draft.ts';

const Rows = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px 16px;
  margin: 0;
  & dt > small {
    display: block;
    color: var(--text-3);
  }
  & dd {
    margin: 0;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;

const WORDS: Readonly<Record<LineTax['reason'], string>> = {
  taxed: '',
  zero: 'zero rate',
  exempt: 'exempt',
  'reverse-charge': 'reverse charge',
  'outside-scope': 'outside the scope',
};

const DECIMALS = 10_000;

/** An upper bound for any rate. */
const MOST_PERCENT = 100;

/** A percentage as an integer for calculations; NaN while it is not a number. */
const wholeOf = (percent: number): number => Math.round(percent * DECIMALS);

/** A rate as far as it can be used for calculations: without parts until they add up to it. */
const countableOf = (draft: RateDraft): readonly TaxRate[] => {
  const { from, country } = draft;
  const { region, category, percent = 0, name, parts = [], text } = rateOf(draft);
  if (from === null || country === '' || !(percent !== null && percent >= 0 && percent <= MOST_PERCENT))
    return [];
  const sum = parts.reduce((total, part) => total + wholeOf(part.percent), 0);
  const told = sum === wholeOf(percent) ? parts : [];
  return [
    {
      ...{ country, category, percent, name, from },
      region: region ?? null,
      parts: told.map((part) => ({ ...part, number: part.number ?? null })),
      text: text ?? null,
    },
  ];
};

/** The draft as far as it can be used for calculations. */
const settingsOf = (draft: TaxDraft): TaxSettings | null => {
  if (draft.country === '') return null;
  return {
    seller: {
      name: draft.name,
      lines: [],
      postalCode: draft.postalCode,
      city: draft.city,
      country: draft.country,
      region: draft.region || null,
    },
    registrations: [],
    entered: draft.entered,
    rates: draft.rates.flatMap(countableOf),
    place: draft.place,
    isWithheldOutside: draft.isWithheldOutside,
  };
};

interface Buyer {
  readonly name: string;
  readonly country: string;
  readonly region: string | null;
  readonly taxNumber: string | null;
}

const buyersOf = ({ country, region }: TaxDraft): readonly Buyer[] => {
  const other = country === 'AT' ? 'DE' : 'AT';
  const private_ = { taxNumber: null, region: null };
  return [
    { name: 'At your place', country, region: region || null, taxNumber: null },
    { ...private_, name: `Private, ${other}`, country: other },
    { name: `A business with a number, ${other}`, country: other, region: null, taxNumber: 'given' },
    { ...private_, name: 'New York', country: 'US', region: 'US-NY' },
  ];
};

/** Prices of an example session at 119 for different customers, with the typed settings. */
export function TaxPreview({ draft }: { readonly draft: TaxDraft }) {
  const settings = settingsOf(draft);
  const amount = toMinorUnits(119);
  const rowOf = ({ name, ...billing }: Buyer) => {
    if (!settings) return null;
    const tax = lineTaxOf({
      category: 'standard',
      supply: { kind: 'online' },
      day: dayAt(new Date(), 0),
      billing: { ...billing, name: '', lines: [], postalCode: '', city: '' },
      settings,
    });
    const sums = taxOf([{ amount, tax }], { entered: draft.entered, discount: ZERO, step: moneyStep() });
    const parts = sums.rates.flatMap((rate) => rate.parts);
    const told = parts.length > 0 ? parts : [{ name: tax.name, percent: tax.percent, amount: sums.tax }];
    const words =
      WORDS[tax.reason] ||
      told.map((each) => `${each.name} ${each.percent} %: ${formatMoney(each.amount)}`).join(', ');
    return { name, words, total: formatMoney(sums.gross) };
  };
  const rows = draft.isOn ? buyersOf(draft).flatMap((buyer) => rowOf(buyer) ?? []) : [];
  return (
    <Preview data-theme="light">
      <figcaption>{`An online session at ${formatMoney(amount)} for a customer …`}</figcaption>
      <div>
        {rows.length === 0 ? (
          'Tax is off: what is shown is what is paid, and documents say no tax.'
        ) : (
          <Rows>
            {rows.map(({ name, words, total }) => (
              <Row key={name} name={name} words={words} total={total} />
            ))}
          </Rows>
        )}
      </div>
    </Preview>
  );
}

function Row({
  name,
  words,
  total,
}: {
  readonly name: string;
  readonly words: string;
  readonly total: string;
}) {
  return (
    <>
      <dt>
        <span>{name}</span>
        <small>{words}</small>
      </dt>
      <dd>{total}</dd>
    </>
  );
}
