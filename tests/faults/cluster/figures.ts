/** Times of one kind of fault, in milliseconds. */
export interface Times {
  add(ms: number): void;
  /** A line such as `switchover      50 ×  p50 1,204 ms  most 2,310 ms`. */
  line(name: string, limitMs: number, of: 'p50' | 'most'): string;
  /** Whether the limit holds. */
  holds(limitMs: number, of: 'p50' | 'most'): boolean;
}

export const times = (): Times => {
  const all: number[] = [];
  const at = (share: number) =>
    all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
  const figure = (of: 'p50' | 'most') => (of === 'p50' ? at(0.5) : Math.max(0, ...all));
  const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;
  return {
    add: (value) => void all.push(value),
    line: (name, limitMs, of) =>
      `${name.padEnd(24)} ${String(all.length).padStart(4)} ×  p50 ${ms(at(0.5))}, most ${ms(figure('most'))} (${of} ≤ ${ms(limitMs)})`,
    holds: (limitMs, of) => figure(of) <= limitMs,
  };
};
