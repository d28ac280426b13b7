/** What is searched for besides words and filters, as text in the address of a page. Days are in `zone`; null means not given. */
export interface AskedFinder {
  readonly people: string | null;
  /** In dollars. */
  readonly budget: string | null;
  readonly from: string | null;
  /** The last day, included; null for the first day only. */
  readonly to: string | null;
  /** null for the shop's time zone. */
  readonly zone: string | null;
}

interface Parameters {
  get(name: string): string | null;
}

/**
 * Reads the parameters of an address without checking them: it is kept small, because every page includes it. `soundFinder` checks them.
 */
export const readFinder = (parameters: Parameters): AskedFinder => {
  const part = (name: string, shape = /^\d[\d.-]{0,9}$/) =>
    shape.exec(parameters.get(name) ?? '')?.[0] ?? null;
  const from = part('from');
  return {
    people: part('people'),
    budget: part('budget'),
    from,
    to: from && part('to'),
    zone: from && part('zone', /^[\w/+-]{3,40}$/),
  };
};
