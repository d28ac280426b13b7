import { Agent, request } from 'node:http';

/** Clients that each ask one request after the other over kept connections, as a proxy or a browser does. */
export interface SteadyLoad {
  /** Answers so far. */
  answered(): number;
  /** What went wrong so far: another status than expected, or a connection that failed. */
  failures(): readonly string[];
  /** Resolves when the requests under way have ended. */
  stop(): Promise<void>;
}

export interface Step {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly expected: number;
}

const ask = (
  url: string,
  agent: Agent,
  { method, path, body, headers, expected }: Step,
): Promise<string | null> =>
  new Promise((resolve) => {
    const sent = request(
      `${url}${path}`,
      {
        method,
        agent,
        timeout: 30_000,
        headers: {
          ...headers,
          ...(body === undefined
            ? {}
            : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () =>
          resolve(response.statusCode === expected ? null : `${method} ${path}: ${response.statusCode}`),
        );
        response.once('error', (error) => resolve(`${method} ${path}: ${error.message}`));
      },
    );
    sent.once('timeout', () => sent.destroy(new Error('no answer')));
    sent.once('error', (error) => resolve(`${method} ${path}: ${error.message}`));
    sent.end(body);
  });

/** `next` gives each client its n-th request. */
export const startSteadyLoad = (
  url: string,
  clients: number,
  next: (client: number, n: number) => Step,
): SteadyLoad => {
  const failures: string[] = [];
  let answered = 0;
  let stopping = false;
  const live = async (client: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = 0; !stopping; n++) {
      const failure = await ask(url, agent, next(client, n));
      answered += 1;
      if (failure) failures.push(failure);
    }
    agent.destroy();
  };
  const lives = Promise.all(Array.from({ length: clients }, (_, client) => live(client)));
  return {
    answered: () => answered,
    failures: () => failures,
    stop: async () => {
      stopping = true;
      await lives;
    },
  };
};

const booking = JSON.stringify({
  firstName: 'Mara',
  lastName: 'Reyes',
  email: 'mara@northlight.example',
  phoneNumber: '',
  totalPrice: 1450,
  items: [
    { experienceId: 1, selectedTier: 'elevated', quantity: 1, addOns: [], slots: [{ date: '2099-03-19' }] },
  ],
});

const READS = ['/api/experiences', '/api/categories', '/', '/api/experiences?fields=card&limit=24'];

/** Reads, and one booking in so many requests, each under a key of its own as browsers send it. */
export const shopping =
  (run: string, bookingEvery = 10) =>
  (client: number, n: number): Step =>
    n % bookingEvery === bookingEvery - 1
      ? {
          method: 'POST',
          path: '/api/bookings',
          body: booking,
          headers: { 'Idempotency-Key': `${run}-${client}-${n}` },
          expected: 201,
        }
      : { method: 'GET', path: READS[(client + n) % READS.length] ?? '/', expected: 200 };
