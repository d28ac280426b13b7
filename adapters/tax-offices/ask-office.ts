/** An authority's response: the HTTP status, and the body as JSON; null when it is not JSON. */
export interface OfficeReply {
  readonly status: number;
  readonly said: unknown;
}

/**
 * Sends a request to an authority. Redirects are not followed. The address comes from the owner's own settings.
 * @throws Error when the authority is unreachable or slower than `timeoutMs`
 */
export const askOffice = async (
  address: string,
  request: {
    readonly method: 'GET' | 'POST';
    readonly headers: Record<string, string>;
    readonly body?: string;
  },
  timeoutMs: number,
): Promise<OfficeReply> => {
  const response = await fetch(address, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  try {
    return { status: response.status, said: JSON.parse(text) };
  } catch {
    return { status: response.status, said: null };
  }
};

/** Timeout of a whole call, in milliseconds. */
export const OFFICE_TIMEOUT_MS = 8_000;
