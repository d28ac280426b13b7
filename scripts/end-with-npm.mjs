import { readFileSync } from 'node:fs';

const WATCH_MS = 500;

/** The process that started `pid`; null where that cannot be told. */
const parentOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
};

/**
 * npm starts scripts through a shell and signals only that: a killed `npm start` would leave the server running and
 * its port taken. So the server ends, gracefully, when its shell or the npm above has gone.
 */
export const endWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const watch = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, WATCH_MS);
  watch.unref();
};
