/** What is looked for beside words and filters, as it is written in an address. Days are of `zone`; null is not asked. */
export interface AskedFinder {
  readonly people: string | null;
  /** Dollars. */
  readonly budget: string | null;
  readonly from: string | null;
  /** Included; null is the first day alone. */
  readonly to: string | null;
  /** null is the shop's. */
  readonly zone: string | null;
}

interface Parameters {
  get(name: string): string | null;
}

/** Reads the parameters of an address. Small, for it is part of every page: `soundFinder` looks closer. */
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
