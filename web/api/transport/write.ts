import { asker } from '@wondercast/client/asker';
import { sessionFetch } from '../session/session-fetch.ts';
import type { Answer, Body, Method, Parameters, Path, PathOf } from './contract.ts';
import { answerOf } from './transport.ts';

interface Writing<P extends Path, M extends Method> extends Parameters<P, M> {
  readonly body?: Body<P, M>;
  /** A key never writes twice (decision 014). */
  readonly idempotencyKey?: string;
  /** Proves to the server that a retry comes from the same visitor, even when the first reply was lost. */
  readonly idempotencyProof?: string;
}

const ask = asker({ baseUrl: '', fetch: sessionFetch });

/** Sends a change from the browser and returns the parsed response. */
export const write = async <M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
  method: M,
  path: P,
  writing: Writing<P, M> = {},
): Promise<Answer<P, M>> => (await answerOf(await ask(method.toUpperCase(), path, writing))) as Answer<P, M>;
