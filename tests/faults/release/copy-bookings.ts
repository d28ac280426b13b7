import { rowsOf } from '../process-audit.ts';

const columnsOf = async (url: string, table: string, except: readonly string[]): Promise<readonly string[]> =>
  (
    await rowsOf<{ name: string }>(
      url,
      `select column_name as name from information_schema.columns where table_name = '${table}' and table_schema = current_schema()`,
    )
  )
    .map(({ name }) => name)
    .filter((name) => !except.includes(name));

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
const OF = (names: readonly string[]): string => names.map((name) => `o."${name}"`).join(', ');

/** Copies one whole booking so often, each older than the mails that are looked at, with a reference of its own. */
export const copyBooking = async (url: string, id: number, copies: number): Promise<void> => {
  const own = await columnsOf(url, 'bookings', [
    'id',
    'reference',
    'search_text',
    'created_at',
    'account_id',
  ]);
  await rowsOf(
    url,
    `insert into bookings (reference, search_text, created_at, ${quoted(own)})
      select 'WC-L' || g, replace(o.search_text, lower(o.reference), 'wc-l' || g), now() - interval '8 days' - g * interval '10 seconds', ${OF(own)}
      from bookings o, generate_series(1, ${copies}) g where o.id = ${id}`,
  );
  for (const table of ['booking_lines', 'booking_slots']) {
    const columns = await columnsOf(url, table, ['id', 'booking_id']);
    await rowsOf(
      url,
      `insert into ${table} (booking_id, ${quoted(columns)}) select b.id, ${OF(columns)}
        from ${table} o, bookings b where o.booking_id = ${id} and b.reference like 'WC-L%'`,
    );
  }
  await rowsOf(url, 'analyze');
};
