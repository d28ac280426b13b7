import type { Wire } from '@wondercast/openapi/codec/wire';
import { createClient } from '../support/http-client.ts';
import { row } from './report.ts';
import { benchShop } from './shop.ts';

const EXPERIENCES = 1_000;
const PASSWORD = 'admin-of-the-bench';

/** A file of many experiences; `round` makes their titles others. */
const fileOf = (round: number): string => {
  const lines = Array.from(
    { length: EXPERIENCES },
    (_, at) =>
      `bench-${at},Experience ${at} of round ${round},"${'Ten rounds of questions, for the whole team. '.repeat(20)}",60 min,/uploads/demo/trivia-card-772.webp,"A host, Questions",trivia-and-games,990`,
  );
  return ['slug,title,description,duration,imageUrl,inclusions,categories,starterPrice', ...lines].join(
    '\r\n',
  );
};

/** What an administrator waits for: the preview of a file, and its import. */
export const benchImport = async (): Promise<void> => {
  const shop = await benchShop({ ADMIN_PASSWORD: PASSWORD, WORKERS: '0' });
  try {
    const admin = createClient(shop.url);
    await admin.post('/api/login', { username: 'admin', password: PASSWORD });
    const importing = { kind: 'experiences', format: 'csv' };
    for (const [round, what] of ['created', 'changed'].entries()) {
      const file = { ...importing, text: fileOf(round) };
      const preview = await admin.post<Wire<'ImportPreview'>>('/api/admin/catalogue/import/preview', file);
      if (preview.status !== 200 || preview.body.errorCount > 0) throw new Error(preview.text.slice(0, 500));
      const { version } = preview.body;
      const done = await admin.post('/api/admin/catalogue/import', { ...file, version });
      if (done.status !== 200) throw new Error(done.text);
      row(`preview of 1,000 experiences, ${what}`, `${preview.ms.toFixed(0)} ms (aim ≤ 2,000)`);
      row(`import of 1,000 experiences, ${what}`, `${done.ms.toFixed(0)} ms (aim ≤ 5,000)`);
    }
  } finally {
    await shop.stop();
  }
};
