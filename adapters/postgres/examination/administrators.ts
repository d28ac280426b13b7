import { type Finding, well, wrong } from '../../system/finding.ts';
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

/** An administrator of a release without staff roles is an owner. */
const OWNERS = statement((db) =>
  db
    .selectFrom('users')
    .select('disabled_at as disabledAt')
    .where('role', '=', 'admin')
    .where(({ or, eb }) => or([eb('staff_role', 'is', null), eb('staff_role', '=', 'owner')])),
);
const ANYBODY = statement((db) => db.selectFrom('users').select('id').limit(1));

/** Checks that an active owner exists, who can invite staff and change roles. An empty shop may have nobody yet. */
export const owners = async ({ reader }: Database): Promise<readonly Finding[]> => {
  const found = await reader.run(OWNERS());
  if (found.some(({ disabledAt }) => disabledAt === null))
    return [well('owners', 'The shop has an active owner.')];
  return (await reader.run(ANYBODY())).length === 0
    ? []
    : [
        wrong(
          'owners',
          'No owner is active, so nobody can invite staff or change roles.',
          "Make an account an owner in the database: update users set role = 'admin', staff_role = 'owner', disabled_at = null where username = …",
        ),
      ];
};

/** A note only: the shop works as it is. */
export const administrators = async ({ reader }: Database): Promise<readonly Finding[]> => {
  const rows = await reader.run(ADMINISTRATORS());
  return rows.map(({ username }) =>
    well(
      'administrators',
      `The administrator ${username} has no e-mail address, so a forgotten password cannot be reset: set ADMIN_EMAIL, or add one in the profile.`,
    ),
  );
};
