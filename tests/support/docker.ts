import { existsSync } from 'node:fs';
import { request } from 'node:http';

const PATIENCE_MS = 500;

const engine = () => {
  const host = process.env.DOCKER_HOST;
  if (!host) {
    const socketPath = '/var/run/docker.sock';
    return existsSync(socketPath) ? { socketPath } : null;
  }
  const { protocol, hostname, port, pathname } = new URL(host);
  return protocol === 'unix:' ? { socketPath: pathname } : { host: hostname, port: port || 2375 };
};

/** Whether a container engine answers. Where there is none, this takes a millisecond. */
export const hasDocker = (): Promise<boolean> =>
  new Promise((resolve) => {
    const where = engine();
    if (!where) return resolve(false);
    const asked = request({ ...where, path: '/_ping', timeout: PATIENCE_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
    asked.end();
  });
