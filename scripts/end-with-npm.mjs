import { readFileSync } from 'node:fs';

const WATCH_MS = 500;

/** The parent process of `pid`; null when it is unknown. */
const parentOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
};

/**
 * npm starts scripts through a shell and signals only that shell: a killed `npm start` would leave the server running on its
 * port. So the server shuts down gracefully when its shell or npm has ended.
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
