import type { Load } from './load.ts';

export interface Pair {
  readonly bare: Load;
  readonly ours: Load;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;
const number = (value: number): string => Math.round(value).toLocaleString('en-US');

export const row = (name: string, value: string): void => console.log(`  ${name.padEnd(28)} ${value}`);

/** Prints a comparison as a ratio; figures of one run only, because machines are noisy. */
export const report = (title: string, aim: number, pairs: readonly Pair[]): number => {
  const ratio = mean(pairs.map(({ bare, ours }) => ours.perSecond / bare.perSecond));
  console.log(`\n${title}`);
  row('ratio to the yardstick', `${ratio.toFixed(2)} (aim ≥ ${aim})`);
  row('ours, a second', pairs.map(({ ours }) => number(ours.perSecond)).join(', '));
  row('yardstick, a second', pairs.map(({ bare }) => number(bare.perSecond)).join(', '));
  row(
    'p99, ours / yardstick',
    pairs.map(({ ours, bare }) => `${ours.p99.toFixed(1)} / ${bare.p99.toFixed(1)} ms`).join(', '),
  );
  return ratio;
};
