import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { FetchedPicture, RemotePictures } from '@wondercast/core/shop/media/ports';
import { MOST_BYTES } from '@wondercast/core/shop/media/uploaded-image';

export interface RemotePicturesOptions {
  /** Why an address must not be fetched; null when it may be. */
  objection(address: string): string | null;
  /** A DNS lookup that returns only public addresses; null when every address is allowed. */
  readonly lookup: LookupFunction | null;
  /** Timeout of all requests for one picture, in milliseconds. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 3;

const TOO_LARGE = `The picture is larger than ${MOST_BYTES / 1024 / 1024} MB.`;
const TOO_MANY_REDIRECTS = 'The address redirects too often.';
const NOT_REACHED = 'The host cannot be reached.';

/** Messages for the error codes of a connection. */
const WORDS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no such host.',
  EAI_AGAIN: 'There is no such host.',
  CERT_HAS_EXPIRED: 'The certificate of the host has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the host is not trusted.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the host is not trusted.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is of another host.',
};

class Unfetched extends Error {}

const wordsOf = (error: unknown, timeoutMs: number): string => {
  if (error instanceof Unfetched) return error.message;
  if (!(error instanceof Error)) return NOT_REACHED;
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `No answer within ${timeoutMs / 1_000} seconds.`;
  if ('code' in error && typeof error.code === 'string') return WORDS[error.code] ?? NOT_REACHED;
  // An error without a code comes from the guarded DNS lookup.
  return `${error.message}.`;
};

const answerTo = (url: URL, lookup: LookupFunction | null, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? secureRequest : plainRequest;
    const sent = request(url, {
      agent: false,
      signal,
      ...(lookup && { lookup }),
      headers: {
        Accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
        'Accept-Encoding': 'identity',
        'User-Agent': 'Wondercast-Images/1',
      },
    });
    sent.once('response', resolve);
    sent.once('error', reject);
    sent.end();
  });

/** @throws Unfetched when the picture is too large */
const contentOf = async (response: IncomingMessage): Promise<Uint8Array> => {
  if (Number(response.headers['content-length']) > MOST_BYTES) throw new Unfetched(TOO_LARGE);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Unfetched(TOO_LARGE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * Fetches pictures, from public addresses only. Redirects are followed, because picture addresses often have them; each target is
 * checked like the first address. Nothing but the address is sent.
 */
export const remotePictures = ({
  objection,
  lookup,
  timeoutMs = TIMEOUT_MS,
}: RemotePicturesOptions): RemotePictures => {
  const get = async (address: string, signal: AbortSignal, redirects = 0): Promise<Uint8Array> => {
    const refused = objection(address);
    if (refused !== null) throw new Unfetched(`${refused}.`);
    const url = new URL(address);
    const response = await answerTo(url, lookup, signal);
    try {
      const { statusCode: status = 0, headers } = response;
      if (status >= 300 && status < 400 && headers.location !== undefined) {
        if (redirects >= MOST_REDIRECTS) throw new Unfetched(TOO_MANY_REDIRECTS);
        const next = URL.parse(headers.location, url)?.href ?? '';
        response.destroy();
        return await get(next, signal, redirects + 1);
      }
      if (status !== 200) throw new Unfetched(`The host answers ${status}.`);
      return await contentOf(response);
    } finally {
      response.destroy();
    }
  };
  return {
    objection: (address) => {
      const refused = objection(address);
      return refused === null ? null : `${refused}.`;
    },
    fetch: async (address): Promise<FetchedPicture> => {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return { content: await get(address, signal) };
      } catch (error) {
        return { error: wordsOf(signal.aborted ? signal.reason : error, timeoutMs) };
      }
    },
  };
};
