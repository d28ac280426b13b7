/** What is said of a preview that the shop would not frame (decision 051). */
export const VIDEO_NOT_SUPPORTED = 'Video must be a supported address';

/** From the start of a frame to its `src`; other attributes may hold anything between their quotes. */
const SOURCE = /<iframe\b(?:[^>"']|"[^"]*"|'[^']*')*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/iy;

/** Pasted embed markup is reduced to the address of its first frame. */
const sourceOf = (text: string): string => {
  SOURCE.lastIndex = Math.max(0, text.search(/<iframe\b/i));
  const source = SOURCE.exec(text);
  return (source?.[1] ?? source?.[2] ?? text).trim().replaceAll('&amp;', '&');
};

/** A host and what follows it. Whatever could be read as another host (signs in, backslashes, ports) is no address here. */
const ADDRESS = /^https:\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(\/[^\s"'<>\\^`{|}]*)?$/i;

/** Pages to watch on, as people copy them, and the player that frames the same video. */
const PLAYERS: readonly (readonly [page: RegExp, player: string, host: RegExp])[] = [
  [/^\/watch\?(?:[^#]*&)?v=([\w-]{6,20})/, '/embed/', /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/],
  [/^\/(?:shorts|live)\/([\w-]{6,20})/, '/embed/', /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/],
  [/^\/([\w-]{6,20})/, '/embed/', /^youtu\.be$/],
  [/^\/(\d{4,12})/, '/video/', /^(?:www\.)?vimeo\.com$/],
];

const PLAYER_HOSTS: Readonly<Record<string, readonly string[]>> = {
  '/embed/': ['www.youtube-nocookie.com', 'www.youtube.com'],
  '/video/': ['player.vimeo.com'],
};

const playerOf = (host: string, path: string, hosts: readonly string[]): string | null => {
  for (const [page, player, site] of PLAYERS) {
    const video = site.test(host) ? page.exec(path)?.[1] : undefined;
    const playing = video && PLAYER_HOSTS[player]?.find((each) => hosts.includes(each));
    if (playing) return `https://${playing}${player}${video}`;
  }
  return null;
};

/**
 * The address that a preview frames: pasted markup is reduced to its source, a page to watch on becomes its player, and only
 * listed hosts count (decision 051). null when nothing is left.
 */
export const videoAddress = (text: string | null, hosts: readonly string[]): string | null => {
  const [, given = '', path = '/'] = ADDRESS.exec(sourceOf(text ?? '')) ?? [];
  const host = given.toLowerCase();
  return playerOf(host, path, hosts) ?? (hosts.includes(host) ? `https://${host}${path}` : null);
};
