import type { components, paths } from '../generated/types.ts';

/** What the contract of the API says of a call: its parameters, its body, its answer. */

export type Path = keyof paths;

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** The paths that take a method. */
export type PathOf<M extends Method> = { [P in Path]: paths[P][M] extends object ? P : never }[Path];

type Operation<P extends Path, M extends Method> = paths[P][M];

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;

type Success<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 ? Json<Responses[Status]> : never;
}[keyof Responses];

export type Answer<P extends Path, M extends Method> =
  Operation<P, M> extends { responses: infer Responses } ? Success<Responses> : never;

export type Body<P extends Path, M extends Method> =
  Operation<P, M> extends { requestBody?: infer Content } ? Json<Exclude<Content, undefined>> : never;

type Group<P extends Path, M extends Method, Name extends 'path' | 'query'> =
  Operation<P, M> extends { parameters: infer Groups }
    ? Name extends keyof Groups
      ? Exclude<Groups[Name], undefined>
      : never
    : never;

export interface Parameters<P extends Path, M extends Method> {
  readonly path?: Group<P, M, 'path'>;
  /** Null leaves a parameter out. */
  readonly query?: { readonly [Name in keyof Group<P, M, 'query'>]: Group<P, M, 'query'>[Name] | null };
}

/** What a call has to be given: a part may be left out where nothing in it is required, and is refused where there is none. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? { readonly [N in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** Null leaves a parameter out that may be left out. */
type OrNull<Values> = {
  readonly [Name in keyof Values]: Values[Name] | (undefined extends Values[Name] ? null : never);
};

type Query<P extends Path, M extends Method> = Group<P, M, 'query'>;

/** A call's parameters and body, each required where the contract requires it. */
export type Call<P extends Path, M extends Method> = Part<'path', Group<P, M, 'path'>> &
  Part<'query', [Query<P, M>] extends [never] ? never : OrNull<Query<P, M>>> &
  ([Body<P, M>] extends [never]
    ? { readonly body?: undefined }
    : Operation<P, M> extends { requestBody: unknown }
      ? { readonly body: Body<P, M> }
      : { readonly body?: Body<P, M> });

/** An argument that may be left out where nothing in it is required. */
export type Given<Values> = Record<never, never> extends Values ? [given?: Values] : [given: Values];

/** The contract's things by name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
