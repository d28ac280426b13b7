import { PATIENCE_MS } from './patience.ts';

/** One request and what came back; `status` 0 means that the connection failed. */
export interface Exchange {
  /** From sending to the end of the answer, in milliseconds since the epoch. */
  readonly at: number;
  readonly until: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

export interface Reply<Body> {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON value, or the text where it is none. */
  readonly body: Body;
  readonly text: string;
  readonly ms: number;
}

export interface RequestOptions {
  /** An object goes as JSON; text and bytes go as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser without a screen: asks, and keeps the cookies it is given. */
export interface Client {
  readonly cookies: Map<string, string>;
  request<Body = unknown>(method: string, path: string, options?: RequestOptions): Promise<Reply<Body>>;
  get<Body = unknown>(path: string, headers?: RequestOptions['headers']): Promise<Reply<Body>>;
  post<Body = unknown>(
    path: string,
    body?: unknown,
    headers?: RequestOptions['headers'],
  ): Promise<Reply<Body>>;
  put<Body = unknown>(path: string, body?: unknown): Promise<Reply<Body>>;
  patch<Body = unknown>(path: string, body?: unknown): Promise<Reply<Body>>;
  delete<Body = unknown>(path: string): Promise<Reply<Body>>;
}

const keepCookies = (cookies: Map<string, string>, headers: Headers): void => {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const expires = attributes.find((each) => /^expires=/i.test(each))?.slice('expires='.length);
    if (expires && Date.parse(expires) <= Date.now()) cookies.delete(name);
    else cookies.set(name, value);
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const sent = (body: unknown): string | Uint8Array<ArrayBuffer> | undefined =>
  body === undefined || typeof body === 'string' || body instanceof Uint8Array
    ? (body as string | Uint8Array<ArrayBuffer> | undefined)
    : JSON.stringify(body);

/** `told` hears of every exchange, also of those whose connection failed. */
export const createClient = (url: string, told: (exchange: Exchange) => void = () => {}): Client => {
  const cookies = new Map<string, string>();

  const request = async <Body>(
    method: string,
    path: string,
    { body, headers = {} }: RequestOptions = {},
  ): Promise<Reply<Body>> => {
    const at = Date.now();
    const since = performance.now();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: sent(body) }),
      });
      const text = await response.text();
      keepCookies(cookies, response.headers);
      const { status } = response;
      const value = parsed(text);
      told({ at, until: Date.now(), method, path, status, body: value });
      return {
        status,
        headers: response.headers,
        body: value as Body,
        text,
        ms: performance.now() - since,
      };
    } catch (error) {
      told({ at, until: Date.now(), method, path, status: 0, body: String(error) });
      throw error;
    }
  };
  return {
    cookies,
    request,
    get: (path, headers) => request('GET', path, { headers }),
    post: (path, body = {}, headers) => request('POST', path, { body, headers }),
    put: (path, body = {}) => request('PUT', path, { body }),
    patch: (path, body = {}) => request('PATCH', path, { body }),
    delete: (path) => request('DELETE', path),
  };
};
