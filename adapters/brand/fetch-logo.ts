export const MAX_LOGO_BYTES = 1024 * 1024;
const TIMEOUT_MS = 5_000;

/** Reads the body of a response and stops when it is too large. */
const contentOf = async (url: string, { headers, body }: Response): Promise<Uint8Array> => {
  const tooLarge = new Error(`${url} is larger than 1 MB`);
  if (Number(headers.get('content-length')) > MAX_LOGO_BYTES) throw tooLarge;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > MAX_LOGO_BYTES) throw tooLarge;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/**
 * Fetches an external logo, whose content is not trusted. `timeoutMs` limits the whole request.
 * @throws Error with a message for people: too large, too slow, not found
 */
export const fetchLogo = async (url: string, timeoutMs = TIMEOUT_MS): Promise<Uint8Array> => {
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    return await contentOf(url, response);
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new Error(`${url} was not received within ${timeoutMs / 1_000} seconds`);
    throw error;
  } finally {
    // Aborts the transfer of a body that was not read, for instance because its headers were refused.
    ending.abort();
  }
};
