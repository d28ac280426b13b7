import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { filesOf } from '@wondercast/core/shop/media/uploaded-image';
import { imageFolder } from '../../adapters/images/folder.ts';
import type { AppProcess } from '../support/app-process.ts';
import { drill } from './backup-drill.ts';
import { rowsOf } from './process-audit.ts';

/* `npm run faults backup`: the drill with a large shop: 1,000,000 rows and 1 GB of images, as a folder and encrypted. */

const ROWS = 1_000_000;
const UPLOADS = 200;
const FILE_BYTES = 900_000;
/** A backup that held the shop in memory would need more than 1 GB. The passphrase's own cost is 256 MB, for a moment. */
const MOST_MEMORY = 700 * 1024 * 1024;
const MB = 1024 * 1024;

const fill = async (app: AppProcess): Promise<void> => {
  await rowsOf(
    app.databaseUrl,
    `insert into audit_log (actor, action, subject, subject_id, details, at)
       select 'drill', 'drill.filled', 'drill', n::text, jsonb_build_object('n', n), now() from generate_series(1, ${ROWS}) n`,
  );
  const images = imageFolder(join(app.dataDir, 'uploads'));
  const content = randomBytes(FILE_BYTES);
  for (let each = 0; each < UPLOADS; each++) {
    const upload = `drill${String(each).padStart(19, '0')}`;
    await images.add(filesOf(upload).map((name) => ({ name, content, type: 'image/webp' })));
    await rowsOf(app.databaseUrl, `insert into uploads (name, created_at) values ('${upload}', now())`);
  }
};

for (const [kind, env] of [
  ['folder', {}],
  ['encrypted', { BACKUP_PASSPHRASE: 'a passphrase of the drill' }],
] as const) {
  const { promised, during, bookings, made, restored } = await drill({ people: 8, before: 200, env, fill });
  const figures = [made, restored].map(
    ({ ms, mostMemory }) => `${(ms / 1000).toFixed(1)} s, ${Math.round(mostMemory / MB)} MB of memory`,
  );
  console.log(
    `backup, ${kind}: ${ROWS} rows and ${Math.round((UPLOADS * 6 * FILE_BYTES) / MB)} MB of images; ${promised} bookings acknowledged before, ${during} during, ${bookings} restored; backup ${figures[0]}; restore ${figures[1]}`,
  );
  if (Math.max(made.mostMemory, restored.mostMemory) > MOST_MEMORY) {
    console.log(`  TOO MUCH MEMORY: at most ${MOST_MEMORY / MB} MB`);
    process.exitCode = 1;
  }
}
