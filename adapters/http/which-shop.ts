import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { TEST_PATH } from '@wondercast/core/people/partners/test-data';
import type { LiveDirectory } from './partners/live-directory.ts';
import { keyTextOf } from './partners/partner-admission.ts';
import type { Listener } from './pipeline/internal-fetch.ts';
import { pathOf } from './pipeline/target-path.ts';
import { writeProblem } from './pipeline/write-problem.ts';

interface TestDoor {
  /** Whether anybody could call it. */
  isWanted(): boolean;
  /** @throws Refusal 'unavailable' */
  listener(): Promise<Listener>;
}

/** The same in both shops: files, and what is said about the API. */
const SHARED =
  /^\/(?:assets|uploads|brand|developers|fonts)(?:[/?]|$)|^\/[\w.-]+\.(?:js|css|ico|png|svg|webmanifest|txt|xml)(?:\?|$)/;

/** What follows `/test`, from its slash or question mark on; null for every other address. */
const belowTest = (url: string): string | null => {
  if (!url.startsWith(TEST_PATH)) return null;
  const rest = url.slice(TEST_PATH.length);
  if (rest === '') return '/';
  if (rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : null;
};

/**
 * Leads each request to the live shop or to the test shop, before anything is read from a cache: by its key, and without one by its
 * address. Costs the live shop a look at two headers.
 */
export const whichShop = ({
  live,
  test,
  directory,
  publicUrl,
}: {
  readonly live: Listener;
  readonly test: TestDoor;
  readonly directory: LiveDirectory;
  readonly publicUrl: string;
}): Listener => {
  const toTest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const listener = await test.listener();
      if (response.destroyed) return;
      response.setHeader('Test-Mode', 'true');
      response.setHeader('X-Robots-Tag', 'noindex');
      listener(request, response);
    } catch (error) {
      const refusal =
        error instanceof Refusal ? error : new Refusal('unavailable', 'Test data cannot be reached.');
      writeProblem(request, response, refusal, { publicUrl });
    }
  };
  return (request, response) => {
    const { url = '/' } = request;
    // A proxy may send the whole address.
    const target = url.startsWith('/') ? url : pathOf(url);
    const below = target === null ? null : belowTest(target);
    if (below !== null && test.isWanted()) {
      request.url = below;
      return SHARED.test(below) ? live(request, response) : void toTest(request, response);
    }
    const text = request.headers.authorization === undefined ? null : keyTextOf(request.headers);
    const key = text === null ? null : directory.findKey(text);
    // One that has ended is refused as every other.
    if (key?.mode === 'test' && !key.revoked && test.isWanted()) return void toTest(request, response);
    return live(request, response);
  };
};
