import type { Finding } from '../system/finding.ts';

/** `demo`: all is well, but some settings are needed before customers come. `unknown`: the doctor could not check. */
export type Verdict = 'well' | 'attention' | 'demo' | 'wrong' | 'unknown';

/** What `npm run doctor -- --json` prints. Later releases only add fields. */
export interface Report {
  readonly format: 1;
  /** The shop's address; null when the configuration is not valid. */
  readonly shop: string | null;
  readonly examinedAt: string;
  readonly verdict: Verdict;
  readonly wrong: number;
  readonly notes: number;
  readonly findings: readonly {
    readonly check: string;
    readonly state: 'ok' | 'note' | 'wrong';
    readonly words: string;
    readonly todo: string | null;
  }[];
}

/** The exit code: 0 well, 1 something is wrong, 2 the doctor could not check. */
export const exitCodeOf = ({ verdict }: Report): 0 | 1 | 2 =>
  verdict === 'unknown' ? 2 : verdict === 'wrong' ? 1 : 0;

export interface Examined {
  readonly shop: string | null;
  readonly isReal: boolean;
  /** False when the configuration or the database could not be read. */
  readonly couldLook: boolean;
  readonly findings: readonly Finding[];
}

export const reportOf = ({ shop, isReal, couldLook, findings }: Examined, at: Date): Report => {
  const wrong = findings.filter(({ good }) => !good).length;
  const notes = findings.filter(({ isNote }) => isNote).length;
  const healthy: Verdict = notes === 0 ? 'well' : isReal ? 'attention' : 'demo';
  return {
    format: 1,
    shop,
    examinedAt: at.toISOString(),
    verdict: !couldLook ? 'unknown' : wrong > 0 ? 'wrong' : healthy,
    wrong,
    notes,
    findings: findings.map(({ check, good, isNote = false, words, todo = null }) => ({
      check,
      state: isNote ? 'note' : good ? 'ok' : 'wrong',
      words,
      todo,
    })),
  };
};

const things = (count: number): string => `${count} ${count === 1 ? 'thing is' : 'things are'}`;

/** The last line of the report. */
export const verdictInWords = ({ verdict, wrong, notes }: Report): string =>
  ({
    unknown: 'The doctor could not look at everything, so nobody knows whether this shop is well.',
    wrong: `${things(wrong)} wrong.`,
    demo: `This shop is well as a demo; ${things(notes)} to be set before customers come.`,
    attention: `This shop is well; ${things(notes)} to be done soon.`,
    well: 'This shop is well.',
  })[verdict];
