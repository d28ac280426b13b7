/** One server of a database. */
export interface Host {
  readonly host: string;
  readonly port: number;
}

/** A database's address. It may name several servers, of which one accepts writes. */
export interface Addresses {
  /** In the order of the address; never empty. */
  readonly hosts: readonly Host[];
  /** The address in the driver's form, with the first server only. */
  readonly url: string;
}

const PARTS = /^(?<scheme>postgres(?:ql)?:\/\/)(?<user>[^/?#]*@)?(?<hosts>[^/?#]*)(?<rest>[/?#].*)?$/i;
const HOST = /^(?:\[(?<v6>[0-9a-f:.]+)\]|(?<name>[^\s:[\]@,]+))(?::(?<port>\d{1,5}))?$/i;
const DEFAULT_PORT = 5432;
/** Values of libpq that ask for a server that accepts writes. Others could lead to a server that a shop cannot use. */
const WRITING = ['read-write', 'primary', 'any'];

/** The address cannot be used. The message says why and contains no password. */
export class AddressMistake extends Error {
  override name = 'AddressMistake';
}

const hostOf = (text: string): Host => {
  const { v6, name, port = String(DEFAULT_PORT) } = HOST.exec(text)?.groups ?? {};
  const host = v6 ?? name;
  if (!host || Number(port) > 65_535)
    throw new AddressMistake(
      'must name each server as host or host:port, separated by commas, such as postgres://user:password@db1:5432,db2:5432/shop',
    );
  return { host, port: Number(port) };
};

/**
 * Parses an address in libpq's form, `postgres://user:password@host1:5432,host2:5433/name?target_session_attrs=read-write`.
 * @throws AddressMistake
 */
export const parseAddresses = (text: string): Addresses => {
  const { scheme, user = '', hosts: list = '', rest = '' } = PARTS.exec(text.trim())?.groups ?? {};
  if (!scheme) throw new AddressMistake('must start with postgres://');
  const named = list.split(',');
  // The driver itself handles an address without a host, or with one in its query: a socket, for example.
  const hosts = list === '' ? [{ host: '', port: DEFAULT_PORT }] : named.map(hostOf);
  const url = `${scheme}${user}${named[0]}${rest}`;
  if (!URL.canParse(url))
    throw new AddressMistake('must be an address such as postgres://user:password@host:5432/shop');
  const wanted = new URL(url).searchParams.get('target_session_attrs');
  if (wanted !== null && !WRITING.includes(wanted))
    throw new AddressMistake(
      'has a target_session_attrs that finds no server for writes: write read-write, or leave it out',
    );
  return { hosts, url };
};
