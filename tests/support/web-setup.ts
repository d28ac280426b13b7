import { execFileSync } from 'node:child_process';

/** What is tested in a browser or against the whole server is the web as it stands now. */
export default () => {
  execFileSync(process.execPath, ['scripts/ensure-web.mjs'], { stdio: 'inherit' });
};
