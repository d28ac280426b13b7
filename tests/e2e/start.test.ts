import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, it } from 'vitest';
import { serveAndStop } from './support/serving-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'wondercast-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('npm start serves the shop until it is stopped', () => serveAndStop('start', folder));
