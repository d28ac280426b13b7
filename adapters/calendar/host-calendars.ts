import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { FeedReading, HostCalendars } from '@wondercast/core/calendar/staffing/ports';
import { readBusyTimes } from './read-busy-times.ts';

export interface HostCalendarsOptions {
  /** Why an address must not be fetched; null when it may be. */
  objection(url: string): string | null;
  /** A DNS lookup that returns only public addresses; null when every address is allowed. */
  readonly lookup: LookupFunction | null;
  /** The host name in the UIDs of the shop's own events, which are ignored. */
  readonly ownHost?: string | null;
  /** Timeout of the whole request, in milliseconds. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;

interface Fetched {
  readonly status: number;
  readonly etag: string | null;
  readonly text: string;
}

const bodyOf = (response: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > MAX_BYTES) response.destroy(new Error('It is larger than 2 MB.'));
    });
    response.once('error', reject);
    response.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
  });

const failed = (error: string): FeedReading => ({ kind: 'failed', error: error.slice(0, 300) });

/** Reads hosts' own calendars, from public addresses only. Redirects are not followed, because they could lead to a private address. */
export const hostCalendars = ({
  objection,
  lookup,
  ownHost = null,
  timeoutMs = TIMEOUT_MS,
}: HostCalendarsOptions): HostCalendars => {
  const get = async (url: string, etag: string | null, signal: AbortSignal): Promise<Fetched> => {
    const target = new URL(url);
    const request = target.protocol === 'https:' ? secureRequest : plainRequest;
    const sent = request(target, {
      agent: false,
      signal,
      ...(lookup && { lookup }),
      headers: {
        Accept: 'text/calendar',
        'Accept-Encoding': 'identity',
        'User-Agent': 'Wondercast-Calendars/1',
        ...(etag !== null && { 'If-None-Match': etag }),
      },
    });
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve);
      sent.once('error', reject);
      sent.end();
    });
    const status = response.statusCode ?? 0;
    if (status !== 200) {
      response.destroy();
      return { status, etag: null, text: '' };
    }
    return { status, etag: response.headers.etag?.slice(0, 200) ?? null, text: await bodyOf(response) };
  };
  return {
    read: async ({ url, etag, zone }, { from, to }) => {
      const refused = objection(url);
      if (refused !== null) return failed(refused);
      // Limits the whole request, so that a server that sends a byte now and then times out too.
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const fetched = await get(url, etag, signal);
        if (fetched.status === 304) return { kind: 'unchanged' };
        if (fetched.status >= 300 && fetched.status < 400) return failed('Redirects are not followed.');
        if (fetched.status !== 200) return failed(`It answers ${fetched.status}.`);
        const result = await readBusyTimes(fetched.text, { from, to, zone, ownHost });
        return 'busy' in result ? { kind: 'read', etag: fetched.etag, ...result } : failed(result.error);
      } catch (error) {
        if (!(error instanceof Error)) return failed(String(error));
        return failed(signal.aborted ? `No answer within ${timeoutMs / 1_000} seconds.` : error.message);
      }
    },
  };
};
