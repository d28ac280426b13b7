import { deepEqual, ok } from 'node:assert/strict';
import { upload } from '../http/admin-catalogue/uploading.ts';
import { book } from '../http/bodies.ts';
import { ADMIN_PASSWORD, startAppProcess } from './app-process.ts';
import { aPicture } from './pictures.ts';

const PAGES = ['/', '/about', '/api/experiences', '/api/docs', '/api/docs/redoc.js', '/widget.js'];

/**
 * Starts the shop from a folder that holds what the image holds, on a Postgres of its own, and asks for what its libraries are
 * there for: pages, the reference, an invoice, an uploaded picture. @throws Error with what was answered, or printed
 */
export const proveImage = async (folder: string): Promise<void> => {
  const app = await startAppProcess({}, 'ready', folder);
  try {
    const visitor = app.client();
    for (const path of PAGES) {
      const { status, text } = await visitor.get(path);
      deepEqual([path, status], [path, 200], text);
    }
    const { body: booking } = await book(visitor);
    const invoice = await visitor.get(`/api/bookings/${booking.id}/invoice-pdf`);
    deepEqual([invoice.status, invoice.text.slice(0, 5)], [200, '%PDF-']);
    const admin = app.client();
    await admin.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD });
    const uploaded = await upload(admin, await aPicture(1_200, 800).png().toBuffer());
    ok(uploaded.status === 201, uploaded.text);
  } finally {
    await app.remove();
  }
};
