import { join } from 'node:path';
import { type Command, startCommand } from '../../support/command.ts';
import { freePort } from '../../support/free-port.ts';
import { expect } from './expect.ts';

const readyAt = async (url: string, command: Command): Promise<void> => {
  const status = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => command.output(),
    );
  await expect.poll(status).toBe(200);
};

const untilGone = (url: string) =>
  expect
    .poll(() =>
      fetch(url).then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone');

/** `npm start` and `npm run dev`, from being typed to being gone: it answers a page, and leaves nothing behind. */
export const serveAndStop = async (name: 'start' | 'dev', folder: string): Promise<void> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = startCommand(['run', name], {
    STORE: 'memory',
    PORT: String(port),
    DATA_DIR: join(folder, name),
  });
  try {
    await readyAt(url, command);
    const page = await fetch(`${url}/about`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
  } finally {
    command.stop();
    await command.ended;
  }
  await untilGone(url);
};
