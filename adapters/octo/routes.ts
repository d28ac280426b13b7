import type { PartnerCaller, Scope } from '@wondercast/core/people/caller';
import type { Told } from './products.ts';

/** One authenticated request. */
export interface Call {
  readonly caller: PartnerCaller;
  /** The value in the path in place of `{id}` or `{uuid}`. */
  readonly id: string;
  readonly query: URLSearchParams;
  readonly told: Told;
  /** Whether the request has no body. */
  readonly isEmpty: boolean;
  /** @throws Refusal 'malformed', 'too-large' */
  body(): Promise<unknown>;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** The path below `/octo`, without a trailing slash: `/bookings/{uuid}/confirm`. */
  readonly path: string;
  /** The scope that the key needs; null when every secret key may use the route. */
  readonly scope: Scope | null;
  handle(call: Call): Promise<object> | object;
}

interface Found {
  readonly route: Route;
  readonly id: string;
}

const PARAMETER = /^\{\w+\}$/;

/** Builds a function that finds the route for a method and a path. */
export const finder = (routes: readonly Route[]): ((method: string, path: string) => Found | null) => {
  const split = routes.map((route) => ({ route, parts: route.path.split('/') }));
  return (method, path) => {
    const parts = path.split('/');
    for (const { route, parts: wanted } of split) {
      if (route.method !== method || wanted.length !== parts.length) continue;
      if (!wanted.every((part, at) => part === parts[at] || (PARAMETER.test(part) && parts[at] !== '')))
        continue;
      const at = wanted.findIndex((part) => PARAMETER.test(part));
      return { route, id: at < 0 ? '' : decoded(parts[at] ?? '') };
    }
    return null;
  };
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
