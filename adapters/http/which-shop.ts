import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { TEST_PATH } from '@wondercast/core/people/partners/test-data';
import type { LiveDirectory } from './partners/live-directory.ts';
import { keyTextOf } from './partners/partner-admission.ts';
import type { Listener } from './pipeline/internal-fetch.ts';
import { pathOf } from './pipeline/target-path.ts';
import { writeProblem } from './pipeline/write-problem.ts';

interface TestDoor {
  /** Whether a valid test key exists, so that somebody could call it. */
  isWanted(): boolean;
  /** @throws Refusal 'unavailable' */
  listener(): Promise<Listener>;
}

/** Paths that are the same in both shops: files and the documentation of the API. */
const SHARED =
  /^\/(?:assets|uploads|brand|developers|fonts)(?:[/?]|$)|^\/[\w.-]+\.(?:js|css|ico|png|svg|webmanifest|txt|xml)(?:\?|$)/;

/** The rest of a URL after `/test`; null for any other URL. */
const belowTest = (url: string): string | null => {
  if (!url.startsWith(TEST_PATH)) return null;
  const rest = url.slice(TEST_PATH.length);
  if (rest === '') return '/';
  if (rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : null;
};

/**
 * Routes each request to the live shop or the test shop before any cache is read: by its API key, or without one by its path. For
 * the live shop this costs a look at two headers.
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
    // A proxy may send the target in absolute form.
    const target = url.startsWith('/') ? url : pathOf(url);
    const below = target === null ? null : belowTest(target);
    if (below !== null && test.isWanted()) {
      request.url = below;
      return SHARED.test(below) ? live(request, response) : void toTest(request, response);
    }
    const text = request.headers.authorization === undefined ? null : keyTextOf(request.headers);
    const key = text === null ? null : directory.findKey(text);
    // A revoked test key goes to the live shop, which refuses it like every revoked key.
    if (key?.mode === 'test' && !key.revoked && test.isWanted()) return void toTest(request, response);
    return live(request, response);
  };
};
