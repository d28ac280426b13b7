import { type Finding, well } from '../../system/finding.ts';
import type { Database } from '../driver/database.ts';
import { statement } from '../driver/statement.ts';

const ADMINISTRATORS = statement((db) =>
  db
    .selectFrom('users')
    .select('username')
    .where('role', '=', 'admin')
    .where('email', 'is', null)
    .orderBy('id'),
);

/** Said, and nothing wrong: the shop works as it is. */
export const administrators = async ({ reader }: Database): Promise<readonly Finding[]> => {
  const rows = await reader.run(ADMINISTRATORS());
  return rows.map(({ username }) =>
    well(
      'administrators',
      `The administrator ${username} has no e-mail address, so a forgotten password cannot be reset: set ADMIN_EMAIL, or add one in the profile.`,
    ),
  );
};
