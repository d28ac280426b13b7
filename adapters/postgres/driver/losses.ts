const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const wrapped = (error: unknown): readonly unknown[] =>
  error instanceof Error && error.cause ? [error, error.cause] : [error];

/** Connection exceptions, a server that shuts down, crashed or starts up, and what sockets say. */
const GONE =
  /^(08...|57P0[1235]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENOENT|EAI_AGAIN)$/;
const GONE_WORDS =
  /Connection terminated|Client has encountered a connection error|not queryable|timeout expired/;

/** True when the server refused because it takes no writes: it was turned read-only, or is no leader any more. Nothing was written. */
export const isReadOnly = (error: unknown): boolean =>
  wrapped(error).some((each) => codeOf(each) === '25006');

/** True when the connection is gone, or could not be made. What was sent last may have been done all the same. */
export const isLost = (error: unknown): boolean =>
  wrapped(error).some(
    (each) => GONE.test(codeOf(each)) || (each instanceof Error && GONE_WORDS.test(each.message)),
  );

/**
 * True when nobody waited for the answer any longer. What was sent may be done all the same, and whatever is sent on that
 * connection waits behind it: it is thrown away.
 */
export const isGivenUp = (error: unknown): boolean =>
  wrapped(error).some((each) => each instanceof Error && each.message.includes('Query read timeout'));
