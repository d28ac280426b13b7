import type { Ports } from '@wondercast/core/shop';
import type { ImageRenderer, ImageStore } from '@wondercast/core/shop/media/ports';
import type { OpenApiDocument } from '@wondercast/openapi/document';
import type { ServiceIdentifier } from 'inversify';
import type { LiveLogo } from '../brand/live-logo.ts';
import type { ImageSource } from '../http/deps.ts';
import type { Pulse } from '../http/from-memory/live-snapshot.ts';
import type { Log } from '../http/log.ts';
import type { RateLimits } from '../http/pipeline/rate-limits.ts';
import type { Sessions } from '../http/pipeline/session.ts';
import type { Clock } from '../system/clock.ts';
import type { Config } from './config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { StorageParts } from './storage.ts';

const token = <Port>(name: string): ServiceIdentifier<Port> => Symbol(name);

/** An injection token for every port that the composition binds. */
export const TOKENS = {
  config: token<Config>('config'),
  log: token<Log>('log'),
  clock: token<Clock>('clock'),
  document: token<OpenApiDocument>('document'),
  storage: token<StorageParts>('storage'),
  paymentProvider: token<PaymentProvider>('payment provider'),
  ports: token<Ports>('ports'),
  sessions: token<Sessions>('sessions'),
  limits: token<RateLimits>('rate limits'),
  pulse: token<Pulse>('pulse'),
  images: token<ImageSource>('images'),
  imageStore: token<ImageStore>('image store'),
  renderer: token<ImageRenderer>('renderer'),
  passwords: token<Ports['passwords']>('passwords'),
  webhooks: token<Ports['webhooks']>('webhooks'),
  brandLogo: token<LiveLogo>('brand logo'),
  profile: token<Ports['profile']>('profile'),
  mailer: token<Ports['mailer']>('mailer'),
} as const;
