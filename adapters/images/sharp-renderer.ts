import { type ChildProcess, fork } from 'node:child_process';
import type { ImageRenderer, Rendered } from '@wondercast/core/media/ports';
import { DRAWING_FAILED, NOT_AN_IMAGE, RENDERERS_BUSY } from '@wondercast/core/media/words';
import { Refusal } from '@wondercast/core/refusal';
import { atMost } from '../system/at-most.ts';
import type { DrawingAnswer, DrawingAsked } from './drawing-process.ts';
import { sniff } from './sniff.ts';

const WAITING = 8;
/** A process that draws nothing for so long ends, and gives back what it took. */
const IDLE_MS = 3_000;
/** Longer than libvips itself is given for a picture. */
const PATIENCE_MS = 60_000;
/** Decoders leave much of what they used to the process; after so many pictures it is a new one. */
const MOST_PICTURES = 50;

const notAnImage = () =>
  new Refusal('invalid', NOT_AN_IMAGE, { issues: [{ path: 'image', message: NOT_AN_IMAGE }] });
const failed = () => new Refusal('unavailable', DRAWING_FAILED);

const started = (): ChildProcess => {
  const { PATH = '', TMPDIR } = process.env;
  const child = fork(new URL('./drawing-process.ts', import.meta.url), {
    serialization: 'advanced',
    // Nothing of the shop's own: neither its secrets nor its switches.
    env: { PATH, ...(TMPDIR ? { TMPDIR } : {}), MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A process that draws keeps nobody from ending.
  child.unref();
  child.channel?.unref();
  return child;
};

/** @throws Refusal 'unavailable' when the process ends or takes too long */
const askFor = (child: ChildProcess, asked: DrawingAsked): Promise<Rendered | null> =>
  new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer);
      child.off('message', onAnswer).off('exit', onEnd).off('error', onEnd);
    };
    const onAnswer = (answer: unknown) => {
      finish();
      resolve((answer as DrawingAnswer).rendered);
    };
    const onEnd = () => {
      finish();
      child.kill('SIGKILL');
      reject(failed());
    };
    const timer = setTimeout(onEnd, PATIENCE_MS);
    child.on('message', onAnswer).on('exit', onEnd).on('error', onEnd);
    child.send(asked, (error) => error && onEnd());
  });

/** Has uploads drawn anew with libvips, by a process that lives as long as there are any. */
export const sharpRenderer = (): ImageRenderer & { readonly pid: number | null } => {
  let child: ChildProcess | null = null;
  let drawn = 0;
  let idle: NodeJS.Timeout | null = null;
  const inTurn = atMost(1, WAITING, () => new Refusal('unavailable', RENDERERS_BUSY));

  const end = (): void => {
    child?.disconnect();
    child = null;
  };
  const current = (): ChildProcess => {
    if (drawn >= MOST_PICTURES) end();
    if (child?.connected) return child;
    const fresh = started();
    fresh.once('exit', () => {
      if (child === fresh) child = null;
    });
    // Who waits for an answer hears of it; otherwise there is nobody to tell.
    fresh.on('error', () => {});
    child = fresh;
    drawn = 0;
    return fresh;
  };

  return {
    get pid() {
      return child?.pid ?? null;
    },
    render: async (given) => {
      const content = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
      const kind = sniff(content);
      if (!kind) throw notAnImage();
      return inTurn(async () => {
        if (idle) clearTimeout(idle);
        try {
          const rendered = await askFor(current(), { content, kind });
          drawn += 1;
          if (!rendered) throw notAnImage();
          return rendered;
        } finally {
          idle = setTimeout(end, IDLE_MS);
          idle.unref();
        }
      });
    },
  };
};
