const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const wrapped = (error: unknown): readonly unknown[] =>
  error instanceof Error && error.cause ? [error, error.cause] : [error];

/** Connection errors: a server that shuts down, has crashed or is starting up, and socket errors. */
const GONE =
  /^(08...|57P0[1235]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENOENT|EAI_AGAIN)$/;
const GONE_WORDS =
  /Connection terminated|Client has encountered a connection error|not queryable|timeout expired/;

/**
 * True when the server refused because it does not accept writes: it was made read-only or is no longer the leader. Nothing was
 * written.
 */
export const isReadOnly = (error: unknown): boolean =>
  wrapped(error).some((each) => codeOf(each) === '25006');

/** True when the connection is lost or could not be made. The last statement may still have been executed. */
export const isLost = (error: unknown): boolean =>
  wrapped(error).some(
    (each) => GONE.test(codeOf(each)) || (each instanceof Error && GONE_WORDS.test(each.message)),
  );

/**
 * True when the client stopped waiting for the reply. The statement may still be executed, and further statements on that
 * connection would wait behind it, so the connection is discarded.
 */
export const isGivenUp = (error: unknown): boolean =>
  wrapped(error).some((each) => each instanceof Error && each.message.includes('Query read timeout'));
