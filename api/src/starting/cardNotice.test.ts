import { cardNotice } from './cardNotice';

const keys = (mode: 'test' | 'live', webhookSecret?: string) => ({
  publishableKey: `pk_${mode}_1`,
  secretKey: `sk_${mode}_1`,
  webhookSecret,
});

describe('a start says of cards', () => {
  it.each([
    ['that they are a sandbox', undefined, false, /sandbox: no money moves/],
    ['that a live site without keys takes none', undefined, true, /not taken/],
    ['that test keys move no money', keys('test', 'whsec_1'), false, /test keys: no money moves/],
    [
      'that test keys are dangerous on a live site',
      keys('test', 'whsec_1'),
      true,
      /test card makes an application paid/,
    ],
    ['that events are not listened to', keys('live'), true, /STRIPE_WEBHOOK_SECRET is not set/],
  ])('%s', (_, stripe, live, notice) => {
    expect(cardNotice({ stripe, live })).toEqual([expect.stringMatching(notice)]);
  });

  it('nothing where all is as on a live site', () => {
    expect(cardNotice({ stripe: keys('live', 'whsec_1'), live: true })).toEqual([]);
  });
});
