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

/** A parameter: a value that is given each time the statement runs. */
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

/** The parameters of a statement, by name. */
export type Given<Values> = { readonly [Name in keyof Values]: Parameter<Values[Name]> };

interface Built<Row> {
  toOperationNode(): unknown;
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>;
}

/** The type of a statement's rows. */
export type QueryRow<Statement> = Statement extends Built<infer Row> ? Row : never;

/** Kysely for the shop's tables. It only builds statements and never runs them. */
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
 * Writes each parameter once as `$1…`, and every other value as a literal, which the planner needs to see in order to use a partial
 * index.
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

/** The name under which a constant text is prepared on each connection. */
export const statementName = (text: string): string => createHash('sha1').update(text).digest('base64url');

const compile = (built: Built<unknown>): Compiled => {
  const compiler = new StatementCompiler();
  const { sql: text } = compiler.compileQuery(built.toOperationNode() as RootOperationNode, createQueryId());
  return { text, name: statementName(text), given: compiler.given };
};

const sources: (() => string)[] = [];

/** The texts of all statements in loaded modules, for a test that checks them against a database. */
export const statementTexts = (): readonly string[] => sources.map((text) => text());

const parameters = <Values>(): Given<Values> =>
  new Proxy({} as Given<Values>, { get: (_, name) => new Parameter(String(name)) });

type Arguments<Values> = keyof Values extends never ? [] : [values: Values];

/**
 * A constant statement: built and compiled at its first use, then prepared once per connection. `given` holds its parameters. All
 * other values become part of the text, so they must not contain anything that people enter.
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

/** A statement whose text depends on the query. Every value becomes a parameter. */
export const query = <Row>(build: (db: Builder) => Built<Row>): Query<Row> => {
  const { sql: text, parameters: values } = build(builder).compile(builder);
  return { text, parameters: values };
};

/** A parameter that is sent as JSON. */
export const asJson = <Value>(
  { name }: Parameter<Value>,
  type: 'json' | 'jsonb' = 'jsonb',
): RawBuilder<Value> => sql<Value>`${new Parameter<Value>(name, true)}::${sql.raw(type)}`;

/** Condition: equal to one of the array's values, as in `where('id', '=', anyOf(given.ids))`. */
export const anyOf = <Value>(values: Parameter<readonly Value[]>): RawBuilder<Value> =>
  sql<Value>`any(${values})`;
