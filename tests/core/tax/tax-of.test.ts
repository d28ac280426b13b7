import type { TaxedLine, TaxedSums, TaxRules } from '@wondercast/core/shop/tax/tax-of';
import { taxOf } from '@wondercast/core/shop/tax/tax-of';
import { describe, expect, it } from 'vitest';
import { aLineTax, amount } from './a-tax.ts';

const line = (whole: number, tax = aLineTax()): TaxedLine => ({ amount: amount(whole), tax });
const rules = (entered: TaxRules['entered'], discount = 0, step = 1): TaxRules => ({
  entered,
  discount: amount(discount),
  step,
});
const totals = ({ net, tax, gross }: TaxedSums) => [net, tax, gross];
const nets = ({ lines }: TaxedSums) => lines.map(({ net }) => net);

describe('the sums of tax', () => {
  it('take the tax out of what is shown in a gross shop', () => {
    expect(totals(taxOf([line(11_900)], rules('gross')))).toEqual([10_000, 1900, 11_900]);
  });

  it('put the tax onto it in a net shop', () => {
    expect(totals(taxOf([line(10_000)], rules('net')))).toEqual([10_000, 1900, 11_900]);
  });

  it('leave what is shown as it is: the net gives way, on the first of equal lines', () => {
    const sums = taxOf([line(2500), line(2500)], rules('gross'));
    expect(totals(sums)).toEqual([4202, 798, 5000]);
    expect(nets(sums)).toEqual([2101, 2101]);
    const odd = taxOf([line(5), line(5), line(5)], rules('gross'));
    expect(odd.lines.map(({ tax }) => tax)).toEqual([1, 1, 0]);
  });

  it('round once a rate, not once a line', () => {
    const cents = [line(103), line(103), line(103)];
    // 3 × 0.1957 is 0.5871; three roundings would be 0.60.
    expect(totals(taxOf(cents, rules('net')))).toEqual([309, 59, 368]);
  });

  it('round a half away from zero', () => {
    expect(taxOf([line(50, aLineTax({ percent: 5 }))], rules('net')).tax).toBe(3);
  });

  it('charge nobody the tax of another place: a gross price sinks to its net', () => {
    const tax = aLineTax({ reason: 'reverse-charge', percent: 0, contained: 19, country: 'AT' });
    expect(totals(taxOf([line(11_900, tax)], rules('gross')))).toEqual([10_000, 0, 10_000]);
    expect(totals(taxOf([line(10_000, tax)], rules('net')))).toEqual([10_000, 0, 10_000]);
  });

  it('take out of each line what it contained, also where lines of one rate contain different tax', () => {
    const away = { reason: 'reverse-charge', percent: 0, country: 'AT' } as const;
    const lines = [
      line(11_900, aLineTax({ ...away, contained: 19 })),
      line(11_600, aLineTax({ ...away, contained: 16 })),
    ];
    const sums = taxOf(lines, rules('gross'));
    expect(nets(sums)).toEqual([10_000, 10_000]);
    expect(sums.rates).toHaveLength(1);
  });

  it('have one allowance a rate, shared over the lines as entered', () => {
    const reduced = aLineTax({ category: 'reduced', percent: 7 });
    const sums = taxOf([line(10_000), line(5000, reduced), line(5000)], rules('net', 1000));
    expect(sums.lines.map(({ discount }) => discount)).toEqual([500, 250, 250]);
    expect(sums.rates.map(({ tax, discount, net, amount: of }) => [tax.percent, discount, net, of])).toEqual([
      [19, 750, 14_250, 2708],
      [7, 250, 4750, 333],
    ]);
  });

  it('take no more off than there is', () => {
    expect(totals(taxOf([line(100)], rules('net', 500)))).toEqual([0, 0, 0]);
    expect(totals(taxOf([], rules('gross', 500)))).toEqual([0, 0, 0]);
  });

  it('round parts one by one', () => {
    const quebec = aLineTax({
      percent: 14.975,
      name: 'GST + QST',
      country: 'CA',
      region: 'CA-QC',
      parts: [
        { name: 'GST', number: '123456782RT0001', percent: 5 },
        { name: 'QST', number: null, percent: 9.975 },
      ],
    });
    const [rate] = taxOf([line(1010, quebec)], rules('net')).rates;
    // 50.5 and 100.7475; the sum of both is 151.2475.
    expect(rate?.parts.map((part) => part.amount)).toEqual([51, 101]);
    expect(rate?.amount).toBe(152);
  });

  it('keep to steps of ten where a currency has three digits', () => {
    expect(totals(taxOf([line(1230)], rules('net', 0, 10)))).toEqual([1230, 230, 1460]);
    const away = aLineTax({ reason: 'outside-scope', percent: 0, contained: 19, country: 'US' });
    expect(totals(taxOf([line(1230, away)], rules('gross', 0, 10)))).toEqual([1030, 0, 1030]);
    // A gross shop's tax is not paid by itself.
    expect(totals(taxOf([line(1230)], rules('gross', 0, 10)))).toEqual([1034, 196, 1230]);
  });

  it('come in a net shop to what was agreed, whichever of them have another rate now', () => {
    const moved = aLineTax({ percent: 16, booked: aLineTax() });
    // Three of 3.33 and one of them under 16 %: 9.99 and 1.90 were agreed.
    const sums = taxOf([line(666), line(333, moved)], rules('net'));
    expect(totals(sums)).toEqual([1007, 182, 1189]);
    expect(sums.rates.map(({ tax, net, amount: of, gross }) => [tax.percent, net, of, gross])).toEqual([
      [19, 666, 127, 793],
      [16, 341, 55, 396],
    ]);
    // Whatever has 16 % anyway is counted with it.
    const both = taxOf([line(333, moved), line(1000, aLineTax({ percent: 16 }))], rules('net'));
    expect(both.rates.map(({ net, amount: of, gross }) => [net, of, gross])).toEqual([[1341, 215, 1556]]);
  });

  it('group by everything but the day', () => {
    const later = aLineTax({ day: '2027-01-01' as typeof taxDay });
    expect(taxOf([line(100), line(100, later)], rules('net')).rates).toHaveLength(1);
    for (const other of [
      aLineTax({ category: 'reduced' }),
      aLineTax({ percent: 20 }),
      aLineTax({ name: 'MwSt.' }),
      aLineTax({ country: 'AT' }),
      aLineTax({ region: 'DE-BE' }),
      aLineTax({ reason: 'exempt', percent: 0 }),
      aLineTax({ parts: [{ name: 'A', number: null, percent: 19 }] }),
    ])
      expect(taxOf([line(100), line(100, other)], rules('net')).rates).toHaveLength(2);
  });
});

const taxDay = aLineTax().day;
