import { TEST_MASKS } from '@wondercast/core/shop/settings/test-selling';
import { recordTables } from '../record-tables.ts';

/** A table that the test database copies from the live one, including ids. */
export interface MirroredTable {
  readonly name: string;
  /** An SQL condition over `t` that selects rows of the live table; by default all. */
  readonly rows?: string;
  /** SQL expressions over `t` that replace the live values, by column. */
  readonly masks?: Readonly<Record<string, string>>;
  /** Columns that the test shop writes itself. The copy only fills them once. */
  readonly own?: readonly string[];
  /** Unique text columns besides the primary key. Two rows may exchange their values. */
  readonly unique?: readonly string[];
}

const NONE = 'null';

/** In the order of their foreign keys. All other tables belong to the test database itself. */
export const MIRRORED: readonly MirroredTable[] = [
  { name: 'categories', unique: ['name', 'slug'] },
  { name: 'experiences', unique: ['slug'] },
  { name: 'experience_categories' },
  { name: 'add_ons' },
  { name: 'add_on_experiences' },
  { name: 'reviews' },
  { name: 'logo_carousel' },
  {
    name: 'settings',
    masks: {
      value: `case t.name ${Object.entries(TEST_MASKS)
        .map(([name, mask]) => `when '${name}' then t.value || '${JSON.stringify(mask)}'::jsonb`)
        .join(' ')} else t.value end`,
    },
  },
  {
    name: 'hosts',
    masks: {
      email: `'host-' || t.id || '@hosts.invalid'`,
      phone: NONE,
      feed_url: NONE,
      join_url: NONE,
      page_opened_at: NONE,
    },
    own: ['page_opened_at'],
  },
  { name: 'host_absences', masks: { reason: NONE } },
  {
    name: 'discount_codes',
    masks: { current_uses: '0', holds: `'{}'::jsonb` },
    own: ['current_uses', 'holds'],
    unique: ['code'],
  },
  ...recordTables.map(({ tableName }): MirroredTable => ({ name: tableName })),
  { name: 'partners', unique: ['name'] },
  { name: 'webhook_endpoints', rows: `t.mode = 'test' and t.partner_id is not null` },
  {
    name: 'users',
    rows: `t.role = 'admin'`,
    masks: {
      password_hash: `'none'`,
      email: NONE,
      phone_number: NONE,
      address: NONE,
      bio: NONE,
      profile_picture: NONE,
      linkedin_profile: NONE,
      website: NONE,
      additional_notes: NONE,
      email_confirmed_at: NONE,
    },
    unique: ['username'],
  },
];

/** A host who leads a test session stays as inactive when the live shop removes the host. */
export const KEPT_HOSTS = 'hosts';
