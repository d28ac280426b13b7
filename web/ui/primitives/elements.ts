import type { ReactElement } from 'react';

/**
 * What stands beside other elements and may come and go: elements, never bare text. A translator of the browser replaces text
 * nodes, and React can neither move nor remove a node that is no longer there (decision 220).
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
