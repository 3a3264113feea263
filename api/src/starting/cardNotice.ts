import { isTestKey } from '../platform/settings/environment';
import type { Settings } from '../platform/settings/settings';

/** What is to be known of how this server takes cards; nothing where all is as on a live site. */
export function cardNotice({ stripe, live }: Pick<Settings, 'stripe' | 'live'>): string[] {
  if (!stripe && live) return ['Cards are not taken: STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are not set.'];
  if (!stripe) return ['Cards are taken by a sandbox: no money moves.'];
  const lines: string[] = [];
  if (isTestKey(stripe.secretKey)) {
    lines.push(
      live
        ? 'The card provider’s keys are test keys on a live site: a test card makes an application paid.'
        : 'The card provider’s keys are test keys: no money moves.',
    );
  }
  if (!stripe.webhookSecret)
    lines.push('STRIPE_WEBHOOK_SECRET is not set: payments whose browser died are heard of some minutes late.');
  return lines;
}
