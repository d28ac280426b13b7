import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';

/** The port if it is free (0: any free port), else null. */
const tryPort = (port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ host: LOOPBACK, port, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });

const remembered = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8').trim()) || 0;
  } catch {
    return 0;
  }
};

/** Chooses a free port on loopback, if possible the last one used, so that other tools' connections keep working. */
export const choosePort = async (file: string): Promise<number> => {
  const last = remembered(file);
  const port = (last > 0 ? await tryPort(last) : null) ?? (await tryPort(0));
  if (port === null) throw new Error('No free port for Postgres on 127.0.0.1.');
  if (port !== last) writeFileSync(file, `${port}\n`, { mode: 0o600 });
  return port;
};
