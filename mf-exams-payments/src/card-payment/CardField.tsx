import type { CardProvider, Language } from '@forms/shared/contract';
import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementLocale, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { useEffect, useMemo, useState } from 'react';
import { say } from '../words/say';
import { cardAppearance } from './appearance';
import styles from './CardField.module.css';
import { CardForm, type CardFormProps } from './CardForm';
import { loadCardProvider } from './cardScript';
import { useIsDark } from './useIsDark';

interface CardFieldProps {
  provider: CardProvider;
  form: CardFormProps;
  onRetry(): void;
}

/** What the provider calls the languages of pages; by itself it goes by the browser's, beside words of the page's. */
const locales = { 'en-GB': 'en-GB', 'pt-PT': 'pt' } as const satisfies Record<Language, StripeElementLocale>;

/** Brings the provider's script, then the card field and Pay within it. */
export function CardField({ provider, form, onRetry }: CardFieldProps) {
  const [stripe, setStripe] = useState<Stripe>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadCardProvider(provider).then(setStripe, () => setFailed(true));
  }, [provider]);

  const isDark = useIsDark();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the palette that is told is the scheme's
  const options = useMemo(
    (): StripeElementsOptionsMode => ({
      mode: 'payment',
      amount: form.amount,
      currency: 'gbp',
      allowedPaymentMethodTypes: ['card'],
      appearance: cardAppearance(),
      locale: locales[language()],
    }),
    [form.amount, isDark],
  );

  if (failed) {
    return (
      <Notice
        kind="error"
        title={say('The card field could not be loaded, and nothing was charged.')}
        actions={<Button onClick={onRetry}>{say('Try again')}</Button>}
      >
        {say('Something between you and our card provider may be blocking it.')}{' '}
        {say('You can also close this and pay by bank transfer or request a callback.')}
      </Notice>
    );
  }
  if (!stripe) return <Loading of={say('card field')} />;
  return (
    <div className={styles.card}>
      {provider.sandboxScript && (
        <Notice kind="warning" title={say('Sandbox: no money moves')}>
          {say('Pay with 4242 4242 4242 4242, any date ahead and any three digits. 4000 0000 0000 0002 is declined.')}
        </Notice>
      )}
      <Elements stripe={stripe} options={options}>
        <CardForm {...form} onBroken={() => setFailed(true)} />
      </Elements>
    </div>
  );
}
