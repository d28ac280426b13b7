/** The error for a video that the shop would not embed (decision 051). */
export const VIDEO_NOT_SUPPORTED = 'Video must be a supported address';

/** From the start of an iframe to its `src`; other attributes may contain anything between their quotes. */
const SOURCE = /<iframe\b(?:[^>"']|"[^"]*"|'[^']*')*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/iy;

/** The address of the first iframe in pasted embed markup; any other text stays as it is. */
const sourceOf = (text: string): string => {
  SOURCE.lastIndex = Math.max(0, text.search(/<iframe\b/i));
  const source = SOURCE.exec(text);
  return (source?.[1] ?? source?.[2] ?? text).trim().replaceAll('&amp;', '&');
};

/** A host and what follows it. A text that could be read as another host (user names, backslashes, ports) does not match. */
const ADDRESS = /^https:\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(\/[^\s"'<>\\^`{|}]*)?$/i;

/** Pages of video sites, as people copy their addresses, with the player that embeds the same video. */
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
 * The address that is embedded as a preview: pasted markup is reduced to its source, the page of a video becomes its player, and only
 * listed hosts are allowed (decision 051). null when nothing is left.
 */
export const videoAddress = (text: string | null, hosts: readonly string[]): string | null => {
  const [, given = '', path = '/'] = ADDRESS.exec(sourceOf(text ?? '')) ?? [];
  const host = given.toLowerCase();
  return playerOf(host, path, hosts) ?? (hosts.includes(host) ? `https://${host}${path}` : null);
};
