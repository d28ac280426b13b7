import type { IncomingMessage } from 'node:http';
import { Refusal } from '@wondercast/core/kernel/refusal';

/** A JSON body is at most 1 MB (decision 006) and must arrive within five seconds. */
export const BODY_LIMIT = 1_000_000;
const BODY_DEADLINE_MS = 5_000;
/** For operations with `x-body: large`, which have files within JSON. */
export const LARGE_BODY: BodyLimits = { limit: 4_000_000, deadlineMs: 60_000, idleMs: BODY_DEADLINE_MS };
const MAX_DEPTH = 64;

const tooLarge = () => new Refusal('too-large', 'The request body is too large.');
const malformed = (message: string) => new Refusal('malformed', message);

export interface BodyLimits {
  /** Bytes. */
  readonly limit?: number;
  /** Deadline for the whole body. */
  readonly deadlineMs?: number;
  /** Longest pause between two chunks. */
  readonly idleMs?: number;
}

/** Reads the whole body. A body that is too large or too slow closes the connection, so that the rest is not received. */
export const readBytes = (
  request: IncomingMessage,
  { limit = BODY_LIMIT, deadlineMs = BODY_DEADLINE_MS, idleMs = deadlineMs }: BodyLimits = {},
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > limit) return reject(tooLarge());
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity')
      return reject(malformed('Compressed request bodies are not accepted.'));
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (error: Refusal) => {
      finish();
      request.pause();
      reject(error);
    };
    const tooSlow = () => stop(malformed('The request body took too long.'));
    const timer = setTimeout(tooSlow, deadlineMs);
    const idle = setTimeout(tooSlow, idleMs);
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      idle.refresh();
      if (size > limit) stop(tooLarge());
      else chunks.push(chunk);
    };
    const onEnd = () => {
      finish();
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    };
    const onClose = () => {
      finish();
      reject(malformed('The request body is incomplete.'));
    };
    const finish = () => {
      clearTimeout(timer);
      clearTimeout(idle);
      request.off('data', onData).off('end', onEnd).off('error', onClose).off('close', onClose);
    };
    request.on('data', onData).on('end', onEnd).on('error', onClose).on('close', onClose);
  });

/** True when brackets nest deeper than any valid body. Not recursive. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (inString) {
      if (character === 92) at++;
      else if (character === 34) inString = false;
    } else if (character === 34) inString = true;
    else if (character === 91 || character === 123) {
      if (++depth > MAX_DEPTH) return true;
    } else if (character === 93 || character === 125) depth--;
  }
  return false;
};

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads and parses a JSON body. @throws Refusal 'malformed' or 'too-large' */
export const readJson = async (request: IncomingMessage, limits: BodyLimits = {}): Promise<unknown> => {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) throw malformed('The request body must be JSON.');
  const bytes = await readBytes(request, limits);
  try {
    const text = decoder.decode(bytes);
    if (isTooDeep(text)) throw malformed('The request body nests too deeply.');
    return JSON.parse(text);
  } catch (error) {
    throw error instanceof Refusal ? error : malformed('The request body is not valid JSON.');
  }
};
