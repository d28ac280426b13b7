import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

const file = (name: string): string => join(import.meta.dirname, 'certificates', `${name}.pem`);

/** Trusts `good` when a process is given it as NODE_EXTRA_CA_CERTS. Both are for `localhost`; one ended in 2020. */
export const certificateFile = (name: 'good' | 'expired'): string => file(name);

export const tlsOptions = (name: 'good' | 'expired') => ({
  key: readFileSync(file('key')),
  cert: readFileSync(file(name)),
});

/** Trusts `good` from now on in this process, beside everything that it trusts already. */
export const trustGoodCertificate = (): void =>
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(file('good'), 'utf8')]);

const startHttps = async (name: 'good' | 'expired', answer: RequestListener) => {
  const server = createServer(tlsOptions(name), answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

/** Answers every request over https as `answer` does. */
export const startHttpsAnswers = (answer: RequestListener) => startHttps('good', answer);

/** Answers every request over https with this status. */
export const startHttpsServer = (name: 'good' | 'expired', status = 200) =>
  startHttps(name, (_, response) => response.writeHead(status).end());
