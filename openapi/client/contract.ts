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

/** The contract's things by name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
