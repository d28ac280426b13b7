import type { BrowserContext } from 'playwright';

/** What a browser complains of, and what it must not do: reach for another host. */
export interface Watch {
  /** Says that a complaint is meant to happen. It then must, unless it depends on which of two is faster. */
  allow(words: RegExp, when?: 'always' | 'sometimes'): void;
  /** Everything that went wrong, and everything announced that did not. */
  findings(): readonly string[];
  /** Forgets both. */
  startOver(): void;
}

const isOwn = (address: string, origins: readonly string[]): boolean =>
  origins.some((origin) => address.startsWith(`${origin}/`)) || /^(?:data|blob|about):/.test(address);

/** Looks over a context's shoulder, from before its first page. */
export const watch = async (context: BrowserContext, ...origins: readonly string[]): Promise<Watch> => {
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  const unsure = new Set<RegExp>();
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`page: ${error.error().message}`));
  context.on('request', (request) => {
    if (!isOwn(request.url(), origins)) complaints.push(`another host: ${request.url()}`);
  });
  await context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber, columnNumber }) =>
        console.error(
          `content security policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}:${columnNumber}`,
        ),
    );
  });
  return {
    startOver: () => {
      complaints.length = 0;
      allowed.length = 0;
    },
    allow: (words, when = 'always') => {
      allowed.push(words);
      if (when === 'sometimes') unsure.add(words);
    },
    findings: () => [
      ...complaints.filter((complaint) => !allowed.some((words) => words.test(complaint))),
      ...allowed
        .filter((words) => !unsure.has(words) && !complaints.some((complaint) => words.test(complaint)))
        .map((words) => `did not happen: ${words}`),
    ],
  };
};
