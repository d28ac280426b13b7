import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import type { WebhookSender } from '@wondercast/core/people/partners/ports';
import { currentContext } from '../system/work-context.ts';
import { guardedLookup, NOT_PUBLIC, type ResolveName } from './guarded-lookup.ts';
import { isPrivate } from './private-addresses.ts';
import { secondsOf, signatures } from './signature.ts';

export interface WebhookSenderOptions {
  /** Allows loopback, private networks and plain http: for development and for receivers in the same network. */
  readonly allowPrivate: boolean;
  /** Timeout of the whole request, in milliseconds. */
  readonly timeoutMs?: number;
  /** Resolves names; the system's resolver by default. */
  readonly resolve?: ResolveName;
}

const TIMEOUT_MS = 10_000;
/** Bytes of a response to read at most. */
const MAX_RESPONSE_BYTES = 64 * 1024;

const NOT_SECURE = 'Must be an address that starts with https://';
const NOT_A_NAME = 'Must name a host of the public internet';

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const findObjection = (text: string, allowPrivate: boolean): string | null => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return NOT_SECURE;
  if (allowPrivate) return null;
  if (url.protocol !== 'https:') return NOT_SECURE;
  const host = hostOf(url);
  if (isIP(host)) return isPrivate(host) ? NOT_PUBLIC : null;
  return /\.[a-z0-9-]+\.?$/i.test(host) && !/(^|\.)(localhost|local|internal)\.?$/i.test(host)
    ? null
    : NOT_A_NAME;
};

/** Reads a response up to the limit. */
const drain = (response: IncomingMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_RESPONSE_BYTES) response.destroy();
    });
    response.once('error', reject);
    response.once('close', () => resolve());
  });

const responseTo = (sent: ClientRequest, body: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('error', reject);
    sent.end(body);
  });

const errorText = (error: unknown, timeoutMs: number): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return `No answer within ${timeoutMs / 1000} seconds`;
  return 'code' in error && typeof error.code === 'string'
    ? `${error.code}: ${error.message}`
    : error.message;
};

/** Sends webhooks, to public addresses only unless `allowPrivate` is set. Redirects are not followed. */
export const webhookSender = ({
  allowPrivate,
  timeoutMs = TIMEOUT_MS,
  resolve,
}: WebhookSenderOptions): WebhookSender => ({
  objection: (url) => findObjection(url, allowPrivate),
  send: async ({ url, id, at, body, secrets }) => {
    const started = performance.now();
    const outcome = (status: number | null, error: string | null) => ({
      status,
      error,
      ms: Math.round(performance.now() - started),
    });
    // Checked again: `allowPrivate` may have changed since the endpoint was created.
    const objection = findObjection(url, allowPrivate);
    if (objection !== null) return outcome(null, objection);
    const timeout = AbortSignal.timeout(timeoutMs);
    const { span } = currentContext();
    try {
      const target = new URL(url);
      const request = target.protocol === 'https:' ? secureRequest : plainRequest;
      const sent = request(target, {
        method: 'POST',
        agent: false,
        signal: timeout,
        ...(allowPrivate ? {} : { lookup: guardedLookup(resolve) }),
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'User-Agent': 'Wondercast-Webhooks/1',
          ...(span === null ? {} : { traceparent: span.traceparent }),
          'webhook-id': id,
          'webhook-timestamp': String(secondsOf(at)),
          'webhook-signature': signatures(secrets, { id, at, body }),
        },
      });
      const response = await responseTo(sent, body);
      const status = response.statusCode ?? null;
      await drain(response);
      const redirects = status !== null && status >= 300 && status < 400;
      return outcome(status, redirects ? 'Redirects are not followed' : null);
    } catch (error) {
      return outcome(null, errorText(timeout.aborted ? timeout.reason : error, timeoutMs));
    }
  },
});
