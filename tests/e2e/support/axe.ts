import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NodeResult, Result } from 'axe-core';
import type { CDPSession, Page } from 'playwright';
import { timePasses } from '../../support/time-passes.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that differs between the themes. */
export const COLOURS = ['color-contrast'];

/** What another width may change, which moves and hides, and renames nothing that stays. */
export const OF_WIDTH = [
  ...COLOURS,
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'label',
  'button-name',
  'link-name',
  'duplicate-id-aria',
  'landmark-unique',
  'heading-order',
  'region',
];

/** What axe cannot decide by itself, by rule and reason, and who has decided it instead. */
const DECIDED: readonly (readonly [rule: string, reason: RegExp, why: string])[] = [
  [
    'color-contrast',
    /bgImage|bgGradient|imgNode|bgOverlap|elmPartiallyObscur|pseudoContent/,
    'the scrims over pictures are part of the design: DESIGN.md gives their contrast',
  ],
  [
    'color-contrast',
    /emptyValue/,
    'the placeholder is judged where it is shown, the value like any other text',
  ],
  ['color-contrast', /shortTextContent/, 'a sign, not a text'],
];

const reasonsOf = (node: NodeResult): readonly string[] =>
  [...node.any, ...node.all, ...node.none].map(
    ({ data }) => (data as { messageKey?: string } | null)?.messageKey ?? 'no reason',
  );

const isDecided = (rule: string, node: NodeResult): boolean => {
  const reasons = reasonsOf(node);
  return (
    reasons.length > 0 &&
    reasons.every((reason) => DECIDED.some(([of, known]) => of === rule && known.test(reason)))
  );
};

const said = (what: string, { id }: Result, node: NodeResult): string =>
  `${what} ${id} at ${node.target.join(' ')}: ${node.failureSummary?.split('\n').slice(1).join('; ').trim() || reasonsOf(node).join()}`;

interface Verdict {
  readonly violations: readonly Result[];
  readonly incomplete: readonly Result[];
}

/** Colours on their way are no colours of the design. One that ends may set off another. */
const AT_REST = `(async () => {
  const ending = () => document.getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime));
  for (let running = ending(); running.length > 0; running = ending())
    await Promise.all(running.map(({ finished }) => finished.catch(() => {})));
  return 0;
})()`;

/** A page's policy forbids evaluating text inside it; a debugger may. */
const evaluate = async (session: CDPSession, expression: string): Promise<unknown> => {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
};

const findingsNow = async (page: Page, rules: readonly string[] | null): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page);
  try {
    await evaluate(session, AT_REST);
    if (!(await evaluate(session, 'typeof axe === "object"'))) await evaluate(session, `${SOURCE};0`);
    const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS };
    // Preloading reads every style sheet again, for rules that are not among these.
    const options = JSON.stringify({ runOnly, resultTypes: ['violations', 'incomplete'], preload: false });
    const { violations, incomplete } = (await evaluate(
      session,
      `axe.run(document, ${options}).then(({violations, incomplete}) => JSON.parse(JSON.stringify({violations, incomplete})))`,
    )) as Verdict;
    return [
      ...violations.flatMap((result) => result.nodes.map((node) => said('violation', result, node))),
      ...incomplete.flatMap((result) =>
        result.nodes
          .filter((node) => !isDecided(result.id, node))
          .map((node) => said('undecided', result, node)),
      ),
    ];
  } finally {
    await session.detach();
  }
};

const LOOKS = 10;
const BETWEEN_MS = 300;

/**
 * Everything axe finds wrong on the page once it has come to rest, and what it cannot decide and nobody has. `rules`: only these.
 * Between two commits a page may hold half of each.
 */
export const axeFindings = async (
  page: Page,
  rules: readonly string[] | null = null,
): Promise<readonly string[]> => {
  let found = await findingsNow(page, rules);
  for (let look = 1; look < LOOKS && found.length > 0; look++) {
    await timePasses(BETWEEN_MS);
    found = await findingsNow(page, rules);
  }
  return found;
};
