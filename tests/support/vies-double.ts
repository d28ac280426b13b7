import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a test's VIES answers, as its documents say. */
interface ViesDouble {
  readonly url: string;
  /** What was asked, oldest first. */
  readonly asked: readonly Readonly<Record<string, string>>[];
  /** What it says from now on: `valid`, `invalid`, `nonsense`, `silence`, or else one of its errors. */
  say(answer: string): void;
  stop(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** A server that answers as VIES does. */
export const startViesDouble = async (): Promise<ViesDouble> => {
  const asked: Readonly<Record<string, string>>[] = [];
  let said = 'valid';
  const server = createServer(async (request, response) => {
    const question = JSON.parse(await bodyOf(request)) as Record<string, string>;
    asked.push({ ...question, method: request.method ?? '', path: request.url ?? '' });
    const { countryCode, vatNumber } = question;
    if (said === 'silence') return;
    if (said === 'nonsense') {
      response.writeHead(502).end('<h1>Bad gateway</h1>');
      return;
    }
    const isAnswer = said === 'valid' || said === 'invalid';
    const answer = isAnswer
      ? {
          countryCode,
          vatNumber,
          requestDate: '2026-11-28T12:00:00.000Z',
          valid: said === 'valid',
          requestIdentifier: 'WAPIAAAAYc1x2',
          name: said === 'valid' ? 'Wiener Quiz GmbH' : '---',
          address: said === 'valid' ? 'Lindengasse 4\n1070 Wien' : '---',
        }
      : { actionSucceed: false, errorWrappers: [{ error: said }] };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    say: (answer) => {
      said = answer;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
