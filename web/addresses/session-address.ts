const PARAMETER = 'session';

const ID = /^[1-9]\d{0,9}-[1-9]\d{0,3}-[1-9]\d{0,3}$/;

/** The change of a URL that opens a session's drawer; null closes it. */
export const showSession = (id: string | null) => ({ [PARAMETER]: id });

/** The session that a URL asks for, such as `41-1-1`. */
export const sessionShown = (parameters: URLSearchParams): string | null => {
  const id = parameters.get(PARAMETER);
  return id !== null && ID.test(id) ? id : null;
};
