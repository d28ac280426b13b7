import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill();
});

/** For programs whose output is captured: no colours, update notices or telemetry. */
const quiet = {
  ...process.env,
  NO_COLOR: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

/** Runs a program to its end and returns its output without printing it. */
export const run = (program, args, env = quiet, folder = root) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const end = (code, words = '') => {
      running.delete(child);
      resolve({ code, output: `${Buffer.concat(output).toString('utf8')}${words}`.trim() });
    };
    child.once('error', (error) => end(1, error.message));
    child.once('close', (code, signal) => end(code ?? 1, signal ? `ended by ${signal}` : ''));
  });
