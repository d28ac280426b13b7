import { readdirSync, readFileSync } from 'node:fs';

const parentOf = (pid: number): number => {
  try {
    return Number(/\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
};

/** A process and its children. Linux only, as the images that the shop is shipped in. */
export const familyOf = (pid: number): readonly number[] => [
  pid,
  ...readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 0 && parentOf(each) === pid),
];

/** What a process calls itself, such as `postgres: wondercast …`. */
export const titleOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};
