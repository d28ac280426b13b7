import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { shippedPatroni } from '../../cluster/patroni-config.ts';
import { shippedFile } from '../../cluster/shipped-file.ts';

const { postgresql } = shippedPatroni();

/** The value of a setting in pgBackRest's file. */
const pgbackrest = (name: string): string | undefined =>
  new RegExp(`^${name}=(.+)$`, 'm').exec(shippedFile('pgbackrest/pgbackrest.conf'))?.[1];

describe('Patroni and pgBackRest', () => {
  it('mean the same Postgres', () => {
    expect(pgbackrest('pg1-path')).toBe(postgresql.data_dir);
    expect(pgbackrest('pg1-port')).toBe(postgresql.listen.split(':')[1]);
  });

  it('come in as the machine’s user postgres, without a password', () => {
    expect(postgresql.pg_hba[0]).toBe(`local all ${pgbackrest('pg1-user')} peer`);
  });

  it('archive by each server’s own file, which a recovery does not begin anew', () => {
    const lines = z
      .strictObject({ postgresql: z.looseObject({ parameters: z.record(z.string(), z.string()) }) })
      .parse(parse(shippedFile('pgbackrest/patroni.yml')));
    expect(Object.keys(lines.postgresql.parameters)).toEqual(
      expect.arrayContaining(['archive_mode', 'archive_command']),
    );
  });
});
