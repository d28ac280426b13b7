import { execFile, execFileSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  /** Milliseconds; 0 where they were not measured. */
  readonly p50: number;
  readonly p99: number;
}

const hasWrk = (() => {
  try {
    execFileSync('which', ['wrk']);
    return true;
  } catch {
    return false;
  }
})();

const milliseconds = (text: string): number => {
  const [, amount = '0', unit = 'ms'] = /([\d.]+)(us|ms|s)/.exec(text) ?? [];
  return Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1);
};

/** Requests over 32 connections, or as many as are asked for: wrk where it is installed (it leaves the processor to the server), else autocannon. */
export const getLoad = async (
  url: string,
  {
    seconds = 4,
    connections = 32,
    headers = {},
    method,
  }: {
    seconds?: number;
    connections?: number;
    headers?: Record<string, string>;
    method?: 'GET' | 'OPTIONS';
  } = {},
): Promise<Load> => {
  // wrk asks in one way only: what is compared over several goes the same way for all.
  if (hasWrk && method === undefined) {
    const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const { stdout } = await promisify(execFile)('wrk', [
      '-t1',
      `-c${connections}`,
      `-d${seconds}`,
      '--latency',
      ...given,
      url,
    ]);
    if (stdout.includes('Socket errors')) throw new Error(stdout);
    return {
      perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
      p50: milliseconds(/50%\s+(\S+)/.exec(stdout)?.[1] ?? ''),
      p99: milliseconds(/99%\s+(\S+)/.exec(stdout)?.[1] ?? ''),
    };
  }
  const { requests, latency, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    method: method ?? 'GET',
  });
  if (errors > 0) throw new Error(`${errors} requests to ${url} failed`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
};

interface PostOptions {
  readonly url: string;
  readonly clients: number;
  readonly seconds: number;
  readonly body: string;
  readonly headers: (client: number, n: number) => Record<string, string>;
}

/** POSTs from clients that each wait for their answer. @throws Error on any answer but 201 */
export const postLoad = async ({ url, clients, seconds, body, headers }: PostOptions): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const post = (client: number, n: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          agent,
          headers: {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(body),
            ...headers(client, n),
          },
        },
        (response) => {
          const said: Buffer[] = [];
          response.on('data', (chunk: Buffer) => said.push(chunk));
          response.once('end', () =>
            response.statusCode === 201
              ? resolve()
              : reject(new Error(`${url} answered ${response.statusCode} ${Buffer.concat(said)}`)),
          );
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = 0; performance.now() < until; n++) {
        const started = performance.now();
        await post(client, n);
        times.push(performance.now() - started);
      }
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
};
