import type { Answer, Body, Method, Parameters, Path, PathOf } from './contract.ts';
import { addressOf, answerOf, browserFetch } from './transport.ts';

interface Writing<P extends Path, M extends Method> extends Parameters<P, M> {
  readonly body?: Body<P, M>;
  /** The same key never writes twice (decision W9). */
  readonly idempotencyKey?: string;
}

/** Sends a change from the browser and reads the answer. */
export const write = async <M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
  method: M,
  path: P,
  { body, idempotencyKey, ...parameters }: Writing<P, M> = {},
): Promise<Answer<P, M>> => {
  const response = await browserFetch(addressOf(path, parameters), {
    method: method.toUpperCase(),
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return (await answerOf(response)) as Answer<P, M>;
};
