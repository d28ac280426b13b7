import { z } from 'zod';

const LONGEST = 2_000;

/** An address of a picture: https, or a path of the shop itself (decision 35). Trimmed; `message` is said of anything else. */
export const imageAddress = (message: string) =>
  z
    .string(message)
    .trim()
    .max(LONGEST, message)
    .regex(/^(?:https:\/\/[^\s"'<>\\/?#@]+(?:[/?#][^\s"'<>\\]*)?|\/(?![/\\])[^\s"'<>\\]*)$/i, {
      error: message,
      abort: true,
    })
    .refine(
      (text) => text.startsWith('/') || z.url({ protocol: /^https$/ }).safeParse(text).success,
      message,
    );

/** An address that a visitor may follow: a link that runs script is none. Trimmed. */
export const webAddress = (message: string) =>
  z
    .string(message)
    .trim()
    .max(LONGEST, message)
    .regex(/^https?:\/\/[^\s"'<>\\]+$/i, { error: message, abort: true })
    .pipe(z.url({ protocol: /^https?$/, error: message }));
