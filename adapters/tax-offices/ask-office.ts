/** An authority's answer: its status, and what it says as JSON; null where it says something else. */
export interface OfficeReply {
  readonly status: number;
  readonly said: unknown;
}

/** Asks an authority. Redirects are not followed: the address is the owner's own. @throws when it is away or slower than `timeoutMs` */
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

/** Of a whole call, in milliseconds. */
export const OFFICE_TIMEOUT_MS = 8_000;
