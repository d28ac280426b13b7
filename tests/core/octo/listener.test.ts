import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { SCOPES } from '@wondercast/core/people/caller';
import { describe, expect, it } from 'vitest';
import type { OctoDeps, OctoEdge, OctoLive } from '../../../adapters/octo/deps.ts';
import { createOcto } from '../../../adapters/octo/listener.ts';
import { objectionsToError } from '../../http/octo/standard.ts';

const caller = {
  kind: 'partner',
  partnerId: 1,
  partnerName: 'Northlight',
  commission: 10,
  keyId: 1,
  keyKind: 'secret',
  scopes: SCOPES,
  visitorKey: null,
} as const;

const never = new Promise<never>(() => {});

interface Failing {
  readonly edge?: Partial<OctoEdge>;
  readonly live?: Partial<OctoLive>;
}

/** A room whose surroundings fail; nothing else of the shop is asked. */
const askWith = async ({ edge = {}, live = {} }: Failing, path = '/octo/capabilities', method = 'GET') => {
  const noted: unknown[] = [];
  const deps = {
    shop: {},
    ports: { profile: { tax: null, taxPercent: 0 }, read: {}, now: () => new Date() },
    publicUrl: 'https://shop.example',
    live: { assertUp: () => {}, untilDown: () => never, ...live },
    edge: {
      admit: () => ({ caller, headers: { RateLimit: '"minute";r=1;t=2' } }),
      headersOfRefusal: () => ({}),
      refusalOf: (error: unknown) => error,
      readJson: async () => ({}),
      name: () => {},
      commonHeaders: {},
      ...edge,
    },
    unexpected: (error: unknown) => noted.push(error),
  } as unknown as OctoDeps;
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url: path, headers: { 'octo-capabilities': 'octo/pricing, octo/odd' } });
  const response = new ServerResponse(request);
  const written: { status: number; headers: Record<string, unknown>; body: unknown } = {
    status: 0,
    headers: {},
    body: null,
  };
  const ended = Promise.withResolvers<void>();
  Object.assign(response, {
    writeHead: (status: number, headers: Record<string, unknown>) => {
      Object.assign(written, { status, headers });
      return response;
    },
    end: (body?: Buffer) => {
      written.body = body ? JSON.parse(String(body)) : null;
      ended.resolve();
    },
  });
  createOcto(deps).serve(request, response);
  await ended.promise;
  return { ...written, noted };
};

const refusing = (refusal: Error) => () => {
  throw refusal;
};

describe('whatever goes wrong around the room of resellers', () => {
  it('is said in a code of the standard, with what was used', async () => {
    const cases: readonly (readonly [Failing, number, string])[] = [
      [{ edge: { admit: () => null } }, 401, 'UNAUTHORIZED'],
      [
        { edge: { admit: refusing(new Refusal('too-many', 'Wait.', { details: { retryAfter: 7 } })) } },
        429,
        'UNPROCESSABLE_ENTITY',
      ],
      [{ live: { assertUp: refusing(new Refusal('unavailable', 'Away.')) } }, 503, 'INTERNAL_SERVER_ERROR'],
      [{ live: { assertUp: refusing(new Error('the password is 1234')) } }, 500, 'INTERNAL_SERVER_ERROR'],
    ];
    for (const [failing, status, code] of cases) {
      const answer = await askWith(failing);
      expect(answer).toMatchObject({ status, body: { error: code } });
      expect(objectionsToError(answer.body)).toEqual([]);
      expect(answer.headers['Octo-Capabilities']).toBe('octo/pricing');
      expect(JSON.stringify(answer.body)).not.toContain('1234');
    }
  });

  it('says when to ask again', async () => {
    const waits = { admit: refusing(new Refusal('too-many', 'Wait.', { details: { retryAfter: 7 } })) };
    expect((await askWith({ edge: waits })).headers['Retry-After']).toBe('7');
    const away = { assertUp: refusing(new Refusal('unavailable', 'Away.')) };
    expect((await askWith({ live: away })).headers['Retry-After']).toBe('2');
  });

  it('is noted only where nobody foresaw it', async () => {
    const odd = new Error('odd');
    expect((await askWith({ live: { assertUp: refusing(odd) } })).noted).toEqual([odd]);
    expect(
      (await askWith({ live: { assertUp: refusing(new Refusal('unavailable', 'Away.')) } })).noted,
    ).toEqual([]);
  });

  it('(is nothing where nothing goes wrong)', async () => {
    const { status, headers, body } = await askWith({});
    expect([status, headers.RateLimit]).toEqual([200, '"minute";r=1;t=2']);
    expect(body).toHaveLength(2);
    expect((await askWith({}, '/octo/capabilities/', 'HEAD')).body).toBeNull();
  });
});
