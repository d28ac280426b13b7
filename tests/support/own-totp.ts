import { createHmac } from 'node:crypto';
import { timePasses } from './time-passes.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (base32: string): Buffer => {
  const bits = [...base32].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** A code of RFC 6238 (SHA-1, six digits, 30 seconds) by node:crypto alone: a second implementation beside the shop's library. */
export const codeAt = (secret: string, atMs: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

const STEP_MS = 30_000;
const ENOUGH_MS = 5_000;

/** The code of the step before, which is taken until this step ends: one that is about to end is waited for. */
export const codeOfStepBefore = async (secret: string): Promise<string> => {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < ENOUGH_MS) await timePasses(left + 50);
  return codeAt(secret, Date.now() - STEP_MS);
};
