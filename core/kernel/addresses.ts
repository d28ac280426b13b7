import { z } from 'zod';

const LONGEST = 2_000;

// A control character or half of a pair can be in no address, and no database takes all of them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL = /[\u0000-\u001f\u007f]/;
const isPlain = (text: string): boolean => !CONTROL.test(text) && text.isWellFormed();

/** The address of a picture: https, or a path of the shop itself (decision 052). Trimmed; `message` is the error for anything else. */
export const imageAddress = (message: string) =>
  z
    .string(message)
    .trim()
    .max(LONGEST, message)
    .regex(/^(?:https:\/\/[^\s"'<>\\/?#@]+(?:[/?#][^\s"'<>\\]*)?|\/(?![/\\])[^\s"'<>\\]*)$/i, {
      error: message,
      abort: true,
    })
    .refine(isPlain, message)
    .refine(
      (text) => text.startsWith('/') || z.url({ protocol: /^https$/ }).safeParse(text).success,
      message,
    );

/** An address that is safe to follow: links that run script are refused. Trimmed. */
export const webAddress = (message: string) =>
  z
    .string(message)
    .trim()
    .max(LONGEST, message)
    .regex(/^https?:\/\/[^\s"'<>\\]+$/i, { error: message, abort: true })
    .refine(isPlain, message)
    .pipe(z.url({ protocol: /^https?$/, error: message }));

const secureAddress = (message: string, tidied: (text: string) => string) =>
  z
    .string(message)
    .trim()
    .overwrite(tidied)
    .max(LONGEST, message)
    .regex(/^https:\/\/[^\s"'<>\\/?#@]+(?:[/?#][^\s"'<>\\]*)?$/i, { error: message, abort: true })
    .refine(isPlain, message)
    .pipe(z.url({ protocol: /^https$/, error: message }));

/** An https address without user name and password. Trimmed. */
export const httpsAddress = (message: string) => secureAddress(message, (text) => text);

/** The same for a calendar. Programs also write it as `webcal:`, which means https. */
export const calendarAddress = (message: string) =>
  secureAddress(message, (text) => text.replace(/^webcals?:/i, 'https:'));
