/** One number of a scrape, with its labels. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Scrape {
  readonly samples: readonly Sample[];
  /** Names of samples: a histogram has several. */
  readonly names: ReadonlySet<string>;
  /** The sum of all samples that have these labels; null when there is none. */
  value(name: string, labels?: Readonly<Record<string, string>>): number | null;
}

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

export const parseMetrics = (text: string): Scrape => {
  const samples = text.split('\n').flatMap((line): readonly Sample[] => {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (!name || line.startsWith('#')) return [];
    const pairs = [...labels.matchAll(LABEL)].map(([, key = '', each = '']) => [key, each] as const);
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
  });
  return {
    samples,
    names: new Set(samples.map(({ name }) => name)),
    value: (name, labels = {}) => {
      const found = samples.filter(
        (sample) =>
          sample.name === name && Object.entries(labels).every(([key, each]) => sample.labels[key] === each),
      );
      return found.length === 0 ? null : found.reduce((sum, { value }) => sum + value, 0);
    },
  };
};

/** Reads what Prometheus would. @throws Error when there is nothing to read */
export const scrape = async (url: string | null): Promise<Scrape> => {
  if (url === null) throw new Error('This shop serves no metrics');
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return parseMetrics(await response.text());
};
