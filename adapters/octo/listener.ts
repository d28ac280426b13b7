import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { keyForbids, NOT_AUTHENTICATED, requirePartner } from '@wondercast/core/people/caller';
import { availabilityIn } from './availability.ts';
import { bookingRoutes } from './booking-routes.ts';
import { tellingIn } from './bookings.ts';
import { type Capabilities, capabilitiesOf, usedCapabilities } from './capabilities.ts';
import { changingIn } from './changing.ts';
import { contractOf } from './contract.ts';
import type { Admitted, OctoDeps } from './deps.ts';
import { isForeseen, problemOf } from './errors.ts';
import { sellingAt } from './money.ts';
import { offeredIn } from './offered.ts';
import { reservingIn } from './reserving.ts';
import { finder, type Route } from './routes.ts';
import { sellingRoutes } from './selling-routes.ts';
import { voucherIn, vouchersIn } from './voucher.ts';

/** What the HTTP layer mounts. */
export interface Octo {
  /** Whether a request target belongs to this room. */
  takes(target: string): boolean;
  serve(request: IncomingMessage, response: ServerResponse): void;
}

const CLOSING: Readonly<Record<string, string>> = { Connection: 'close' };
const ROOT = /^\/octo(?=[/?]|$)/;
const CONTRACT = '/openapi.json';

/** Splits a target into the path below `/octo`, without a trailing slash, and the query. */
const partsOf = (target: string): { readonly path: string; readonly query: URLSearchParams } => {
  const [path = '', query = ''] = target.replace(ROOT, '').split('?', 2);
  return { path: path.replace(/\/$/, ''), query: new URLSearchParams(query) };
};

const hasNoBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const json = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  body: Buffer.from(JSON.stringify(body)),
});

export const octoRoutes = (deps: OctoDeps): readonly Route[] => {
  const { ports, shop } = deps;
  const offered = offeredIn(deps);
  const reserving = reservingIn(ports, offered);
  const changing = changingIn(ports, shop, offered, reserving);
  return [
    ...sellingRoutes(deps, offered, availabilityIn(deps)),
    ...bookingRoutes(ports, tellingIn(ports, offered), reserving, changing),
  ];
};

/** The supplier side of OCTO 1.0. */
export const createOcto = (deps: OctoDeps): Octo => {
  const { edge, live, ports, publicUrl } = deps;
  const find = finder(octoRoutes(deps));
  const voucherOf = vouchersIn(ports, deps.vouchers);
  const document = Buffer.from(JSON.stringify(contractOf(publicUrl)));

  /** @throws Refusal 'unauthenticated', 'forbidden' */
  const assertMay = (admitted: Admitted | null, { scope }: Pick<Route, 'scope'>): Admitted => {
    if (!admitted) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
    if (admitted.caller.keyKind !== 'secret') throw keyForbids();
    if (scope !== null) requirePartner(admitted.caller, scope);
    return admitted;
  };

  const replyTo = async (
    request: IncomingMessage,
    admitted: Admitted | null,
    used: Capabilities,
  ): Promise<Answer> => {
    const { path, query } = partsOf(request.url ?? '');
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
    if (method === 'GET' && path === CONTRACT)
      return {
        status: 200,
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
        body: document,
      };
    const voucher = method === 'GET' ? voucherIn(path) : null;
    if (voucher !== null)
      return { status: 200, headers: { 'Content-Type': 'application/pdf' }, body: await voucherOf(voucher) };
    const found = find(method, path);
    const { caller } = assertMay(admitted, found?.route ?? { scope: null });
    if (!found) throw new Refusal('not-found', 'There is nothing at this address.');
    live.assertUp();
    const abort = new AbortController();
    const told = { used, publicUrl, selling: sellingAt(ports.profile, ports.now()) };
    const body = () => edge.readJson(request);
    const isEmpty = hasNoBody(request);
    try {
      const handled = Promise.resolve(
        found.route.handle({ caller, id: found.id, query, told, body, isEmpty }),
      );
      return json(200, await Promise.race([handled, live.untilDown(abort.signal)]));
    } finally {
      abort.abort('handled');
    }
  };

  const answerTo = async (request: IncomingMessage, used: Capabilities): Promise<Answer> => {
    let more: Readonly<Record<string, string>> = {};
    try {
      const admitted = edge.admit(request);
      more = admitted?.headers ?? {};
      const answer = await replyTo(request, admitted, used);
      return { ...answer, headers: { ...more, ...answer.headers } };
    } catch (thrown) {
      const error = edge.refusalOf(thrown);
      if (!isForeseen(error)) deps.unexpected(error, `${request.method} ${partsOf(request.url ?? '').path}`);
      const { status, headers, body } = problemOf(error);
      // The body was not read, so the connection is closed to stop the client from sending it.
      const isRead = request.complete || request.method === 'GET';
      return json(status, body, {
        ...more,
        ...edge.headersOfRefusal(thrown),
        ...headers,
        ...(isRead ? {} : CLOSING),
      });
    }
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    edge.name(response, 'octo');
    const used = capabilitiesOf(request.headers['octo-capabilities']);
    const { status, headers, body } = await answerTo(request, used);
    if (response.destroyed) return;
    response.writeHead(status, {
      ...edge.commonHeaders,
      'Cache-Control': 'no-store',
      'Octo-Capabilities': usedCapabilities(used),
      ...headers,
      'Content-Length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return {
    takes: (target) => ROOT.test(target),
    serve: (request, response) => void serve(request, response).catch(() => response.destroy()),
  };
};
