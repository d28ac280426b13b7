import { randomBytes } from 'node:crypto';
import { judgeCertificate } from '../../doctor/judge-certificate.ts';
import { readCertificate } from '../../doctor/read-certificate.ts';
import { s3Images } from '../../images/s3.ts';
import { type Finding, well, wrong } from '../../system/finding.ts';
import type { Config } from '../config.ts';
import { imageContent } from '../kept-images.ts';

/** Checks that an object can be written, read and removed, as uploads need. */
export const examineS3 = async ({ s3 }: Config, timeoutMs: number): Promise<readonly Finding[]> => {
  if (s3 === null) return [];
  // Half of the time, because each request is tried twice.
  const images = s3Images({ ...s3, timeoutMs: timeoutMs / 2 });
  const name = `doctor-${randomBytes(8).toString('hex')}.webp`;
  const content = Buffer.from('The doctor was here.');
  try {
    await images.add([{ name, content, type: 'image/webp' }]);
    const read = await imageContent(images, name);
    await images.remove([name]);
    return read?.equals(content)
      ? [well('s3', `The bucket ${s3.bucket} can be written and read.`)]
      : [
          wrong(
            's3',
            `The bucket ${s3.bucket} does not give back what was written.`,
            'Allow s3:GetObject to its key.',
          ),
        ];
  } catch (error) {
    const why = error instanceof Error ? error.message || error.name : String(error);
    return [
      wrong(
        's3',
        `The bucket ${s3.bucket} cannot be used: ${why}`,
        'Correct the S3_ settings, or the rights of the key: put, get, delete.',
      ),
    ];
  }
};

const certificateOf = async (
  whose: string,
  address: string,
  timeoutMs: number,
): Promise<readonly Finding[]> => {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return [];
  // An unreachable server is reported by the check that uses it.
  const seen = await readCertificate({ host: hostname, port: Number(port) || 443 }, timeoutMs).catch(
    () => null,
  );
  return seen === null ? [] : [judgeCertificate(`${whose} ${hostname}`, seen, new Date())];
};

/** Checks how many days the certificates of the shop's address and of S3 have left. */
export const examineCertificates = async (
  { publicUrl, s3 }: Config,
  timeoutMs: number,
): Promise<readonly Finding[]> => {
  const bucket = s3 && (s3.endpoint ?? `https://s3.${s3.region}.amazonaws.com`);
  const found = await Promise.all([
    certificateOf('the shop’s address', publicUrl, timeoutMs),
    bucket ? certificateOf('the image storage', bucket, timeoutMs) : [],
  ]);
  return found.flat();
};
