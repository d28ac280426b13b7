import { DEFAULT_RATE, hintOf, keyPrefix } from '@wondercast/core/people/partners/key';
import type { Ports } from '@wondercast/core/shop';

/** The demo partner, which sells the demo shop's experiences on its own page. */
export const DEMO_PARTNER = 'Fernway Offsites';

/** Creates a publishable key for the demo partner's page, once. Later changes by an administrator are kept. */
export const createDemoKey = (
  { unitOfWork, hashToken, now }: Pick<Ports, 'unitOfWork' | 'hashToken' | 'now'>,
  text: string,
  origins: readonly string[],
): Promise<void> =>
  unitOfWork(async ({ partners, partnerKeys }) => {
    const keyHash = hashToken(text);
    const { keys } = await partners.directory();
    if (keys.some((key) => key.keyHash === keyHash)) return;
    const known = (await partners.all()).find(({ name }) => name === DEMO_PARTNER);
    const partner = known ?? (await partners.add({ name: DEMO_PARTNER, commission: 0, createdAt: now() }));
    await partnerKeys.add({
      partnerId: partner.id,
      kind: 'publishable',
      mode: 'live',
      label: 'The page of npm run dev',
      origins,
      scopes: [],
      ratePerMinute: DEFAULT_RATE.publishable,
      hint: hintOf(text, keyPrefix({ kind: 'publishable', mode: 'live' })),
      keyHash,
      createdAt: now(),
      expiresAt: null,
      revokedAt: null,
    });
    await partners.raiseVersion();
  });
