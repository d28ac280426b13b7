import type { Wire } from '@wondercast/openapi/codec/wire';
import type { Client } from '../../support/http-client.ts';

export type UploadReply = Wire<'UploadedImage'> & Wire<'Problem'>;

interface Given {
  readonly field?: string;
  readonly filename?: string;
  readonly type?: string;
}

/** A form with one file, as a browser sends it. */
export const multipart = async (
  content: Uint8Array,
  { field = 'image', filename = 'picture.png', type = 'image/png' }: Given = {},
): Promise<{ readonly body: Uint8Array; readonly headers: Readonly<Record<string, string>> }> => {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(content)], filename, { type }));
  const made = new Response(form);
  return {
    body: new Uint8Array(await made.arrayBuffer()),
    headers: { 'content-type': made.headers.get('content-type') ?? '' },
  };
};

export const upload = async (client: Client, content: Uint8Array, given: Given = {}) =>
  client.request<UploadReply>('POST', '/api/upload/image', await multipart(content, given));
