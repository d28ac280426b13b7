import { askToSignIn, endSession } from '../session/session-end.ts';
import type { Schema } from '../transport/contract.ts';
import { ApiError } from '../transport/transport.ts';

type Answered = Partial<Schema<'UploadedImage'> & Schema<'Problem'>>;

const bodyOf = (text: string): Answered => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/**
 * Uploads a picture and returns its URL. `onProgress` gets the sent part, from 0 to 1; only XMLHttpRequest reports it.
 * @throws ApiError when the server refuses, Error when it cannot be reached
 */
const send = (file: File, onProgress: (part: number) => void, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('image', file);
    request.open('POST', '/api/upload/image');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error('Failed to upload file'));
    request.onabort = () => reject(new DOMException('', 'AbortError'));
    request.onload = () => {
      const body = bodyOf(request.responseText);
      if (request.status < 300 && body.imageUrl) resolve(body.imageUrl);
      else reject(new ApiError(request, body));
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });

/** Uploads a picture, and retries once after the user has signed in again. @throws as `send` */
export const uploadImage: typeof send = async (file, onProgress, signal) => {
  try {
    return await send(file, onProgress, signal);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    endSession();
    if ((await askToSignIn()) === 'declined') throw error;
    return send(file, onProgress, signal);
  }
};
