/** What goes wrong with one request. */
export type Fault =
  /** An answer of this status, and nothing happens. */
  | { readonly kind: 'status'; readonly status: number }
  /** Text instead of an answer. */
  | { readonly kind: 'nonsense'; readonly text: string }
  /** The connection breaks; `after` the request was carried out or before. */
  | { readonly kind: 'break'; readonly after: boolean }
  /** In milliseconds; then it is carried out. */
  | { readonly kind: 'slow'; readonly ms: number };

export interface Faults {
  /** The next requests whose `METHOD /path` matches go wrong; `times` is for ever when absent. */
  plan(match: RegExp, fault: Fault, times?: number): void;
  take(method: string, path: string): Fault | null;
  clear(): void;
}

export const faults = (): Faults => {
  let planned: { readonly match: RegExp; readonly fault: Fault; left: number }[] = [];
  return {
    plan: (match, fault, times = Number.POSITIVE_INFINITY) => {
      planned.push({ match, fault, left: times });
    },
    take: (method, path) => {
      const found = planned.find(({ match, left }) => left > 0 && match.test(`${method} ${path}`));
      if (!found) return null;
      found.left -= 1;
      return found.fault;
    },
    clear: () => {
      planned = [];
    },
  };
};
