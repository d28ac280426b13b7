import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  createQueryId,
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
  type RawBuilder,
  type RootOperationNode,
  sql,
  ValueNode,
} from 'kysely';
import type { Tables } from '../schema.ts';
import type { Query } from './query.ts';

/** A value that a statement is given each time it runs. */
export class Parameter<Value> implements Expression<Value> {
  readonly name: string;
  readonly isJson: boolean;

  constructor(name: string, isJson = false) {
    this.name = name;
    this.isJson = isJson;
  }

  get expressionType(): Value | undefined {
    return undefined;
  }

  toOperationNode(): ValueNode {
    return ValueNode.create(this);
  }
}

/** What a statement is given, each by its name. */
export type Given<Values> = { readonly [Name in keyof Values]: Parameter<Values[Name]> };

interface Built<Row> {
  toOperationNode(): unknown;
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>;
}

/** The rows that a statement answers. */
export type QueryRow<Statement> = Statement extends Built<infer Row> ? Row : never;

/** Kysely on the tables. It makes statements and runs none. */
const builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
export type Builder = typeof builder;

/**
 * Writes parameters as `$1…`, each once, and every other value as a literal: the planner sees it, which it needs to use an index
 * with a condition.
 */
class StatementCompiler extends PostgresQueryCompiler {
  readonly given: Parameter<unknown>[] = [];

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Parameter)) {
      this.appendImmediateValue(value);
      return;
    }
    const known = this.given.findIndex(({ name, isJson }) => name === value.name && isJson === value.isJson);
    if (known < 0) this.given.push(value);
    this.append(`$${known < 0 ? this.given.length : known + 1}`);
  }
}

interface Compiled {
  readonly text: string;
  readonly name: string;
  readonly given: readonly Parameter<unknown>[];
}

/** Texts that are constant in the source are prepared once per connection under a stable name. */
export const statementName = (text: string): string => createHash('sha1').update(text).digest('base64url');

const compile = (built: Built<unknown>): Compiled => {
  const compiler = new StatementCompiler();
  const { sql: text } = compiler.compileQuery(built.toOperationNode() as RootOperationNode, createQueryId());
  return { text, name: statementName(text), given: compiler.given };
};

const sources: (() => string)[] = [];

/** The text of every statement of the modules that are loaded, so that a test can show them to a database. */
export const statementTexts = (): readonly string[] => sources.map((text) => text());

const parameters = <Values>(): Given<Values> =>
  new Proxy({} as Given<Values>, { get: (_, name) => new Parameter(String(name)) });

type Arguments<Values> = keyof Values extends never ? [] : [values: Values];

/**
 * A statement that is constant in the source: built and compiled at its first use, then prepared once per connection. `given` names
 * the values that it takes each time; all other values become part of its text, so nothing that people enter may be among them.
 */
export const statement = <Row, Values extends object = object>(
  build: (db: Builder, given: Given<Values>) => Built<Row>,
): ((...values: Arguments<Values>) => Query<Row>) => {
  let compiled: Compiled | null = null;
  const compileOnce = (): Compiled => {
    compiled ??= compile(build(builder, parameters<Values>()));
    return compiled;
  };
  sources.push(() => compileOnce().text);
  return (...[values]) => {
    const { text, name, given } = compileOnce();
    const encode = ({ name: field, isJson }: Parameter<unknown>): unknown => {
      const value: unknown = values && Reflect.get(values, field);
      return isJson && value !== undefined ? JSON.stringify(value) : value;
    };
    return { text, name, parameters: given.map(encode) };
  };
};

/** A statement whose text differs with what is asked. Every value becomes a parameter. */
export const query = <Row>(build: (db: Builder) => Built<Row>): Query<Row> => {
  const { sql: text, parameters: values } = build(builder).compile(builder);
  return { text, parameters: values };
};

/** A parameter that is written as JSON. */
export const asJson = <Value>(
  { name }: Parameter<Value>,
  type: 'json' | 'jsonb' = 'jsonb',
): RawBuilder<Value> => sql<Value>`${new Parameter<Value>(name, true)}::${sql.raw(type)}`;

/** True for one of the values of an array: `where('id', '=', anyOf(given.ids))`. */
export const anyOf = <Value>(values: Parameter<readonly Value[]>): RawBuilder<Value> =>
  sql<Value>`any(${values})`;
