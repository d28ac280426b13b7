import { type ChildProcess, fork } from 'node:child_process';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { ImageRenderer, Rendered } from '@wondercast/core/shop/media/ports';
import {
  DRAWING_FAILED,
  HEIC_PICTURE,
  NOT_AN_IMAGE,
  RENDERERS_BUSY,
} from '@wondercast/core/shop/media/words';
import { concurrencyLimit } from '../system/concurrency-limit.ts';
import type { RenderRequest, RenderResult } from './drawing-process.ts';
import { isHeic, sniffKind } from './sniff-kind.ts';

const MAX_WAITING = 8;
/** An idle process ends after this time and frees its memory. */
const IDLE_MS = 3_000;
/** Longer than libvips' own timeout for an image. */
const TIMEOUT_MS = 60_000;
/** Decoders leave memory in use; after this many images the process is replaced. */
const MAX_IMAGES = 50;

const notAnImage = (message = NOT_AN_IMAGE) =>
  new Refusal('invalid', message, { issues: [{ path: 'image', message }] });
const failed = () => new Refusal('unavailable', DRAWING_FAILED);

const startProcess = (): ChildProcess => {
  const { PATH = '', TMPDIR } = process.env;
  const child = fork(new URL('./drawing-process.ts', import.meta.url), {
    serialization: 'advanced',
    // The process gets none of the shop's environment: no secrets and no settings.
    env: { PATH, ...(TMPDIR ? { TMPDIR } : {}), MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The process does not keep the shop from exiting.
  child.unref();
  child.channel?.unref();
  return child;
};

/** @throws Refusal 'unavailable' when the process ends or times out */
const requestRender = (child: ChildProcess, request: RenderRequest): Promise<Rendered | null> =>
  new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
    };
    const onMessage = (message: unknown) => {
      finish();
      resolve((message as RenderResult).rendered);
    };
    const onEnd = () => {
      finish();
      child.kill('SIGKILL');
      reject(failed());
    };
    const timer = setTimeout(onEnd, TIMEOUT_MS);
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    child.send(request, (error) => error && onEnd());
  });

/** Renders uploads with libvips in a child process, which starts on demand and ends when idle. */
export const sharpRenderer = (): ImageRenderer & { readonly pid: number | null } => {
  let child: ChildProcess | null = null;
  let renderedCount = 0;
  let idle: NodeJS.Timeout | null = null;
  const limited = concurrencyLimit(1, MAX_WAITING, () => new Refusal('unavailable', RENDERERS_BUSY));

  const end = (): void => {
    child?.disconnect();
    child = null;
  };
  const current = (): ChildProcess => {
    if (renderedCount >= MAX_IMAGES) end();
    if (child?.connected) return child;
    const started = startProcess();
    started.once('exit', () => {
      if (child === started) child = null;
    });
    // A pending request handles the error itself; without one the error needs no handling.
    started.on('error', () => {});
    child = started;
    renderedCount = 0;
    return started;
  };

  return {
    get pid() {
      return child?.pid ?? null;
    },
    render: async (upload) => {
      const content = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
      const kind = sniffKind(content);
      if (!kind) throw notAnImage(isHeic(content) ? HEIC_PICTURE : NOT_AN_IMAGE);
      return limited(async () => {
        if (idle) clearTimeout(idle);
        try {
          const rendered = await requestRender(current(), { content, kind });
          renderedCount += 1;
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
