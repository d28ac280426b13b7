import { describe, expect, it } from 'vitest';
import { joinWrites as join, type Write } from '../../adapters/postgres/driver/writes.ts';

const write = (name: string, ...parameters: readonly unknown[]): Write => ({
  text: `insert into ${name} values (${parameters.map((_, at) => `$${at + 1}`).join(', ')})`,
  parameters,
});

describe('the writes of a unit of work', () => {
  it('are one statement, with the parameters of each counted on', () => {
    expect(join([write('a', 1, 2), write('b', 3)])).toMatchObject([
      {
        text: 'with w0 as (insert into a values ($1, $2)), w1 as (insert into b values ($3)) select 1',
        parameters: [1, 2, 3],
      },
    ]);
  });

  it('are left as they are where there is one, and none where there is none', () => {
    expect(join([write('a', 1)])).toEqual([write('a', 1)]);
    expect(join([])).toEqual([]);
  });

  it('keep their order around one that has parts of its own', () => {
    const own = { text: 'with known as (select 1) insert into b select 2', parameters: [] };
    expect(join([write('a', 1), own, write('c', 2)]).map(({ text }) => text)).toEqual([
      'insert into a values ($1)',
      own.text,
      'insert into c values ($1)',
    ]);
  });

  it('are several statements when they are many', () => {
    const many = join(Array.from({ length: 20 }, (_, at) => write('a', at)));
    expect(many.map(({ parameters }) => parameters.length)).toEqual([8, 8, 4]);
  });
});
