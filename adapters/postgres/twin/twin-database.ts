import { type Database, openDatabase } from '../driver/database.ts';
import { type Run, textQuery } from '../driver/query.ts';

/** Why there is no test mode here, with a message for the dashboard, the log and the doctor. */
export class NoTwin extends Error {
  override name = 'NoTwin';
}

const SUFFIX = '_test';
/** Postgres silently truncates longer names, so two databases could become one. */
const LONGEST_NAME = 63;

const DUPLICATE_DATABASE = '42P04';
const UNIQUE_VIOLATION = '23505';
const SOURCE_BUSY = '55006';
const NOT_PRIVILEGED = '42501';
export const NO_SUCH_DATABASE = '3D000';

export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : null;

/** Replaces the database's name in an address. `URL` cannot parse libpq's lists of hosts, so the text is edited. */
const withName = (address: string, change: (name: string) => string): string => {
  const parts = /^(?<before>postgres(?:ql)?:\/\/[^/?#]*\/)(?<name>[^?#]*)(?<after>.*)$/i.exec(
    address,
  )?.groups;
  if (!parts?.name) throw new NoTwin('DATABASE_URL names no database, so TEST_DATABASE_URL must be set.');
  return `${parts.before}${change(parts.name)}${parts.after}`;
};

/** The default address of test data: on the same server as the live database. */
export const twinAddress = (address: string): string =>
  withName(address, (name) => {
    if (decodeURIComponent(name).length + SUFFIX.length > LONGEST_NAME)
      throw new NoTwin(
        'The database’s name is too long for one of test data beside it: set TEST_DATABASE_URL.',
      );
    return name + SUFFIX;
  });

const nameOf = (address: string): string => {
  let found = '';
  withName(address, (name) => {
    found = decodeURIComponent(name);
    return name;
  });
  return found;
};

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

interface Cluster {
  readonly encoding: string;
  readonly collate: string;
  readonly ctype: string;
  readonly provider: string;
  readonly icu: string | null;
}

const LIVE_CLUSTER = `select pg_encoding_to_char(d.encoding) as encoding, d.datcollate as collate, d.datctype as ctype,
  coalesce(to_jsonb(d) ->> 'datlocprovider', 'c') as provider,
  coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') as icu
  from pg_database d where d.datname = current_database()`;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const createDatabase = async (live: Run, name: string): Promise<void> => {
  const [cluster] = await live(textQuery<Cluster>(LIVE_CLUSTER));
  if (!cluster) throw new Error('The live database does not know itself');
  const { encoding, collate, ctype, provider, icu } = cluster;
  const locale = provider === 'i' && icu ? ` locale_provider icu icu_locale ${literal(icu)}` : '';
  await live(
    textQuery(
      `create database ${quoted(name)} template template0 encoding ${literal(encoding)} lc_collate ${literal(collate)} lc_ctype ${literal(ctype)}${locale}`,
    ),
  );
};

/**
 * Creates the database if it is missing. Losing a race to create it counts as success.
 * @throws NoTwin when this role may not create databases
 */
const ensure = async (live: Run, address: string): Promise<void> => {
  const probe = openDatabase({ url: address, connections: 1 });
  try {
    await probe.reader.run(textQuery('select 1'));
    return;
  } catch (error) {
    if (codeOf(error) !== NO_SUCH_DATABASE) throw error;
  } finally {
    await probe.close();
  }
  const name = nameOf(address);
  try {
    await createDatabase(live, name);
  } catch (error) {
    const code = codeOf(error);
    if (code === NOT_PRIVILEGED)
      throw new NoTwin(
        `This role may not create the database ${name}: create it, or set TEST_DATABASE_URL. There is no test mode until then.`,
      );
    if (code !== DUPLICATE_DATABASE && code !== UNIQUE_VIOLATION && code !== SOURCE_BUSY) throw error;
  }
};

const MARK = `create table if not exists "twin_of" ("id" int primary key check ("id" = 1), "live" text not null, "seen" text null)`;
const IDENTITY = `select "identity" from "shop_state" where "id" = 1`;

/** @throws NoTwin when the database is the live one, holds something else, or belongs to another shop */
const claim = async (live: Run, twin: Run): Promise<void> => {
  const where = textQuery<{ place: string }>(
    `select current_database() || ' ' || coalesce(inet_server_addr()::text, '') || ' ' || coalesce(inet_server_port()::text, '') as place`,
  );
  const [[here], [there]] = await Promise.all([live(where), twin(where)]);
  if (here?.place === there?.place)
    throw new NoTwin('TEST_DATABASE_URL leads to the live database: test data need one of their own.');
  const [shop] = await live(textQuery<{ identity: string }>(IDENTITY));
  const [marked] = await twin(
    textQuery<{ there: boolean; empty: boolean }>(
      `select to_regclass('public.twin_of') is not null as there,
        not exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r') as empty`,
    ),
  );
  if (!marked?.there && !marked?.empty)
    throw new NoTwin(
      'The database of TEST_DATABASE_URL holds something else than test data: name an empty one.',
    );
  await twin(textQuery(MARK));
  await twin(
    textQuery(`insert into "twin_of" ("id", "live") values (1, $1) on conflict do nothing`, [shop?.identity]),
  );
  const [owner] = await twin(textQuery<{ live: string }>(`select "live" from "twin_of"`));
  if (owner?.live !== shop?.identity)
    throw new NoTwin('The database of TEST_DATABASE_URL holds test data of another shop.');
};

/** Creates or finds the database of test data and claims it for this shop. @throws NoTwin */
export const ensureTwin = async (live: Database, directUrl: string): Promise<void> => {
  await ensure(live.reader.run, directUrl);
  const twin = openDatabase({ url: directUrl, connections: 1 });
  try {
    await claim(live.reader.run, twin.reader.run);
  } finally {
    await twin.close();
  }
};
